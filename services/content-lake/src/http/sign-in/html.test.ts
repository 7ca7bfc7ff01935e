import { html } from "./html.ts";

it("escapes strings, and inserts HTML unchanged", () => {
  const inner = html`<b>${`<script>"'&`}</b>`;
  expect(html`<p title="${'"'}">${inner}${undefined}</p>`.html).toBe(
    '<p title="&quot;"><b>&lt;script&gt;&quot;&#39;&amp;</b></p>',
  );
});
