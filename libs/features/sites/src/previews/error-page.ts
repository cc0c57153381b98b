import { STATUS_CODES } from 'node:http';
import { html, raw } from '@capstan/platform-http';

const STYLE =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto 0;padding:0 1.5rem;color-scheme:light dark}';

/** The error page for sites without their own. @param text plain text. */
export function errorPage(status: number, text: string): string {
  const title = STATUS_CODES[status] ?? 'Error';
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<h1>${title}</h1>
<p>${text}</p>
</body>
</html>
`.toString();
}
