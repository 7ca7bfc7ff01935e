import { NotFound } from "../features/not-found/NotFound.tsx";
import { message, title } from "../features/not-found/words.ts";
import { Head } from "../head/Head.tsx";

export default function NotFoundPage() {
  return (
    <>
      <Head title={title} description={message} />
      <NotFound />
    </>
  );
}
