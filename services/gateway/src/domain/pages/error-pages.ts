/** Shown when no page can be rendered and none is cached, mostly while the site is starting. */
export const unavailablePage = errorPage({
  title: "Back in a moment",
  refreshSeconds: 5,
  main: `<h1>The page is being set. One moment.</h1>
<p>WordleHint is just starting, or a part of it is being put back in place. Nothing is wrong on your side.</p>
<p>This page asks again by itself every five seconds. You can also <a href="">ask now</a>.</p>`,
});

/** Shown to clients that have asked for too many pages that aren't cached. */
export const tooManyRequestsPage = errorPage({
  title: "Too many pages at once",
  refreshSeconds: 60,
  main: `<h1>That was a little fast.</h1>
<p>Too many new pages were asked for from your network within a minute.</p>
<p>This page asks again by itself after a minute. <a href="/">Today's riddle</a> is there all the time.</p>`,
});

/** Shown at addresses where no page can be. */
export const notFoundPage = errorPage({
  title: "404 Page Not Found",
  main: `<h1>404 Page Not Found</h1>
<p>The page you're looking for doesn't exist or has been moved.</p>
<p><a href="/">Go to Homepage</a></p>`,
});

/** The Content-Security-Policy of all of them. */
export const errorPagePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

type ErrorPage = {
  title: string;
  /** Seconds until the browser asks again. */
  refreshSeconds?: number;
  /** HTML. */
  main: string;
};

/** Returns a page that needs nothing else: no script, no other file. */
function errorPage({ title, refreshSeconds, main }: ErrorPage): string {
  const refresh =
    refreshSeconds === undefined ? "" : `\n<meta http-equiv="refresh" content="${refreshSeconds}">`;
  return `<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${refresh}
<title>${title} · WordleHint</title>
<style>
:root{color-scheme:dark;--paper:#14130f;--ink:#f2ecdf;--soft:#b5ac9b;--line:#7f786a;--green:#74c894;--amber:#f0bc5a}
@media (prefers-color-scheme:light){:root{color-scheme:light;--paper:#fbf8f2;--ink:#1d1b16;--soft:#5c574b;--line:#8f887a;--green:#2b7349;--amber:#e3b04b}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--paper);color:var(--ink);font:1.0625rem/1.55 ui-sans-serif,system-ui,"Segoe UI",Roboto,Arial,sans-serif}
main{max-width:34rem;padding:2rem 1.25rem}
div{display:flex;gap:.4rem;margin-bottom:1.75rem}
i{width:2.75rem;aspect-ratio:1;border-radius:5px;border:1.5px dashed var(--line)}
i:nth-child(2){background:var(--amber);border:0}
i:nth-child(4){background:var(--green);border:0}
h1{font:500 1.9rem/1.3 Georgia,serif;margin:0 0 .75rem}
p{margin:0 0 .75rem;color:var(--soft)}
a{color:inherit}
</style>
</head>
<body>
<main>
<div aria-hidden="true"><i></i><i></i><i></i><i></i><i></i></div>
${main}
</main>
</body>
</html>
`;
}
