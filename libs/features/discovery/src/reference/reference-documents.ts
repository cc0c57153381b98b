import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { HTML_TYPE, SCRIPT_TYPE, STYLE_TYPE } from '../serving/media-types.js';
import { type ServedDocument, servedDocument } from '../serving/served-document.js';
import { pathPrefixOf } from '../serving/html-page.js';
import { referenceScript } from './reference.script.js';

const VENDOR_FILES: Record<string, string> = {
  'swagger-ui-bundle.js': SCRIPT_TYPE,
  'swagger-ui.css': STYLE_TYPE,
  'favicon-32x32.png': 'image/png',
};
const START = 'start.js';

/** The interactive reference: a page, its script, and the files of Swagger UI, all served from this host. */
export class ReferenceDocuments {
  readonly page: ServedDocument;
  private readonly assets = new Map<string, ServedDocument>();

  constructor(baseUrl: string) {
    const prefix = pathPrefixOf(baseUrl);
    this.page = referencePage(baseUrl, prefix);
    this.assets.set(START, servedDocument(referenceScript(prefix), SCRIPT_TYPE));
  }

  /** A file of the page; undefined if it does not exist. Vendor files are read on first use. */
  asset(name: string): ServedDocument | undefined {
    const known = this.assets.get(name);
    const type = Object.hasOwn(VENDOR_FILES, name) ? VENDOR_FILES[name] : undefined;
    if (known || type === undefined) return known;
    const path = createRequire(import.meta.url).resolve(`swagger-ui-dist/${name}`);
    const asset = servedDocument(readFileSync(path), type, { 'x-content-type-options': 'nosniff' });
    this.assets.set(name, asset);
    return asset;
  }
}

function referencePage(baseUrl: string, prefix: string): ServedDocument {
  const assets = `${prefix}/reference/assets`;
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Capstan API reference</title>
<link rel="icon" type="image/png" href="${assets}/favicon-32x32.png">
<link rel="stylesheet" href="${assets}/swagger-ui.css">
<script src="${assets}/swagger-ui-bundle.js" defer></script>
<script src="${assets}/${START}" defer></script>
</head>
<body>
<div id="reference"></div>
<noscript>The reference needs JavaScript. The same in plain text: <a href="${prefix}/llms-full.txt">llms-full.txt</a>.</noscript>
</body>
</html>
`;
  // Swagger UI loads its icons from data: URLs and sets styles from its script, which needs no exception.
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    `connect-src 'self' ${new URL(baseUrl).origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return servedDocument(html, HTML_TYPE, {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
}
