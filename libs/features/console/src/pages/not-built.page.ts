import { html } from '@capstan/platform-http';

/** The page at `/console/` before the console is built. */
export const notBuiltPage = (): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Console not built</title>
</head>
<body>
<main>
<h1>The console is not built</h1>
<p>The API works. <code>npm run build:console</code> builds the pages of the console.</p>
</main>
</body>
</html>
`.toString();
