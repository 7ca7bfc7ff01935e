import { defineArrayMember, defineField } from "sanity";
import { excerptField } from "../fields/excerpt-field.ts";

export const adSettings = [
  defineField({
    name: "blockerMode",
    title: "When an ad blocker is found",
    type: "string",
    group: "ads",
    initialValue: "modal",
    options: {
      layout: "radio",
      list: [
        { title: "Do nothing", value: "off" },
        { title: "Ask once a visit", value: "modal" },
        { title: "Cover the page until it is off", value: "full-screen" },
      ],
    },
    validation: (rule) => rule.required().error("Choose what happens when an ad blocker is found."),
  }),
  defineField({
    name: "adScriptUrl",
    title: "Address of the advertising script",
    type: "url",
    group: "ads",
    description:
      "Loaded only after consent to advertising, never for Premium. Name the provider in the privacy policy first. Leave it empty to show our own ad.",
    validation: (rule) => rule.uri({ scheme: "https" }).error("Write an address that begins with https://."),
  }),
  defineField({
    name: "adUnits",
    title: "Units of the ad provider",
    type: "array",
    group: "ads",
    description: "Assign units to places on the page. A place without a unit shows our own ad.",
    of: [
      defineArrayMember({
        name: "adUnit",
        title: "Unit",
        type: "object",
        fields: [
          defineField({
            name: "place",
            type: "string",
            options: { list: ["top", "within", "side", "bottom"] },
            validation: (rule) => rule.required().error("Choose a place."),
          }),
          defineField({
            name: "unitId",
            title: "Id of the unit",
            type: "string",
            validation: (rule) => rule.required(),
          }),
        ],
        preview: { select: { title: "place", subtitle: "unitId" } },
      }),
    ],
  }),
  defineField({
    name: "houseAd",
    title: "Our own ad",
    type: "object",
    group: "ads",
    fields: [
      defineField({ name: "title", type: "string", validation: (rule) => rule.required().max(60) }),
      excerptField({ name: "text", description: "One sentence.", max: 160 }),
      defineField({ name: "link", type: "labelledLink", validation: (rule) => rule.required() }),
    ],
  }),
];
