import type { Candidate } from "./candidate.ts";

/** A riddle of the crane, as a model might write it. */
export const wading: Candidate = {
  idea: "One name, two workers.",
  line1: "I wade on stilts where reedy waters run,",
  line2: "Then fold my neck and sail into the sun;",
  line3: "In town I am of iron, not of quills,",
  line4: "And hoist the beams for towers on the hills.",
  theme: "wings and winches",
  hint1: "A creature and a machine share me.",
  hint2: "You'd look for me in a marsh, or above a building site.",
  hint3: "A tall wading bird, and the tall arm that swings loads.",
  note1: "The bird's long legs among the reeds.",
  note2: "Cranes stretch their necks to fly; herons are the ones that fold them.",
  note3: "The machine, which has no quills.",
  note4: "It lifts what towers are made of.",
};
