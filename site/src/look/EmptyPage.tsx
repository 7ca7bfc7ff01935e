import { Head } from "../head/Head.tsx";

/** The shell around nothing. What a browser loads for it is what the shell costs. */
export default function EmptyPage() {
  return <Head title="An empty page" description="The shell around nothing." />;
}
