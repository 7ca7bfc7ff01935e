import type { QuestionsValue, RichTextValue } from "./rich-text-value.ts";
import { faqOf, questionsIn } from "./shown-questions.ts";

const span = (text: string, marks: string[] = []) => ({ _type: "span", _key: text, text, marks });
const question = (text: string, ...answer: string[]) => ({
  _id: text,
  question: text,
  answer: answer.map((line) => ({ _type: "block", _key: line, markDefs: [], children: [span(line)] })),
});
const first = question("Is it free?", "Yes.", "All of it.");
const second = question("Does it spoil?", "No.");

describe("The questions of a page", () => {
  it("are those in its text, in order", () => {
    const body = [
      { _type: "block", _key: "a", children: [span("Text")] },
      { _type: "embeddedQuestions", _key: "b", questions: [first] },
      { _type: "embeddedQuestions", _key: "c", questions: null },
      { _type: "embeddedQuestions", _key: "d", questions: [second] },
    ] as unknown as RichTextValue;
    expect(questionsIn(body).map(({ _id }) => _id)).toEqual(["Is it free?", "Does it spoil?"]);
    expect(questionsIn(null)).toEqual([]);
  });

  it("appear in structured data as shown, each in one line", () => {
    const [faq] = faqOf([first, second] as unknown as QuestionsValue);
    expect(faq?.mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual([
      ["Is it free?", "Yes. All of it."],
      ["Does it spoil?", "No."],
    ]);
  });

  it("leave out the structured data if there are none", () => {
    expect(faqOf([])).toEqual([]);
  });
});
