import type * as schema from "schema-dts";
export interface FaqPage {
  "@type": "FAQPage";
  mainEntity: {
    "@type": "Question";
    name: string;
    acceptedAnswer: { "@type": "Answer"; text: string };
  }[];
}

export interface ShownQuestion {
  question: string;
  answer: string;
}

/** @param questions exactly those that the page shows, in order. */
export function faqPage(questions: readonly [ShownQuestion, ...ShownQuestion[]]): FaqPage {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  } satisfies schema.FAQPage;
}
