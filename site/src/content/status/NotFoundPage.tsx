import { Head } from "../../head/Head.tsx";
import { message, title } from "./not-found-words.ts";
import { NotFound } from "./NotFound.tsx";

/** The not-found page with its head. */
export function NotFoundPage() {
  return (
    <>
      <Head title={title} description={message} />
      <NotFound />
    </>
  );
}
