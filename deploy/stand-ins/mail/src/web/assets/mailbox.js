const everyMs = 2000;
const frame = document.querySelector("iframe");
const counts = document.querySelector("#counts");

function fitFrame() {
  const { documentElement } = frame.contentDocument ?? {};
  if (!documentElement) return;
  frame.style.height = "0";
  frame.style.height = `${documentElement.scrollHeight + 2}px`;
}

/** Shows mails that have come since, on a page that nobody is doing something with. */
async function refresh() {
  if (document.hidden) return;
  const response = await fetch(location.href);
  if (!response.ok) return;
  const fresh = new DOMParser().parseFromString(await response.text(), "text/html");
  const old = document.querySelector("main");
  const main = fresh.querySelector("main");
  if (!main || old.innerHTML === main.innerHTML || old.contains(document.activeElement)) return;
  old.replaceWith(main);
  document.title = fresh.title;
}

if (frame) {
  frame.addEventListener("load", fitFrame);
  addEventListener("resize", fitFrame);
  fitFrame();
}
if (counts) setInterval(() => void refresh().catch(() => undefined), everyMs);

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-confirm]");
  if (button && !confirm(button.dataset.confirm)) event.preventDefault();
});
