import { enablePreviewContract } from "@wordlehint/contracts/routes/gateway-routes";
import { DomainError, route, type Route } from "@wordlehint/runtime";
import type { StudioContext } from "../../context/studio.ts";
import { issuePass, passSeconds } from "../../domain/preview-pass.ts";
import { limitRate } from "../limit-rate.ts";
import { setPass } from "./set-pass.ts";

const opensPerMinute = 30;

/** `GET /api/preview/enable`, which the studio opens with a secret that it made. */
export function enablePreview(context: StudioContext): Route {
  const { config, clientOf, previewSecrets, now, security } = context;
  return route(
    enablePreviewContract,
    async (_input, { req, res }) => {
      const isOn = config.RENDERER_KEY !== undefined && previewSecrets;
      if (config.PREVIEW_KEY === undefined || !isOn) throw new DomainError("not_found", texts.off);
      const target = await previewSecrets.targetOf(req.url);
      if (target === undefined) throw new DomainError("forbidden", texts.refused);
      setPass(res, issuePass(config.PREVIEW_KEY, now().getTime()), passSeconds, security.isHttps);
      res.redirect(307, target);
      return undefined;
    },
    [limitRate(opensPerMinute, clientOf)],
  );
}

const texts = {
  off: "Previews are switched off on this site. Whoever runs it can switch them on.",
  refused:
    "This link to the preview is not valid any more: such links work for an hour. Please open the preview in the studio again.",
};
