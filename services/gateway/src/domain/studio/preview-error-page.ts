/** Returns the page that the studio's frame shows when a preview can't be opened. `text` is HTML. */
export function previewErrorPage(text: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>No preview · WordleHint</title>
<style>
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;font:1.0625rem/1.55 ui-sans-serif,system-ui,"Segoe UI",Roboto,Arial,sans-serif}
main{max-width:34rem;padding:2rem 1.25rem}
h1{font:500 1.6rem/1.3 Georgia,serif;margin:0 0 .75rem}
p{margin:0}
</style>
</head>
<body>
<main>
<h1>The preview can’t be opened</h1>
<p>${text}</p>
</main>
</body>
</html>
`;
}
