import { type Html, html } from '@capstan/platform-http';
import type { ToolSource } from '../tools/tool-source.js';
import { exampleCall } from '../markdown/example-call.js';
import { pathPrefixOf } from '../serving/html-page.js';

/** The shape of every answer, as the first call shows it. */
const ANSWER = `{ "success": true, "error": null,
  "data": { "results": [ … ] },
  "metadata": { "provider_used": "…", … },
  "credits_used": 1 }`;

/** The page at the root of the service: description, a first call, capabilities and links. */
export function landingBody(sources: readonly ToolSource[], baseUrl: string): Html {
  const prefix = pathPrefixOf(baseUrl);
  const [first] = sources;
  const ready = sources.filter(({ isReady }) => isReady).length;
  return html`<div class="hero">
<div>
<h1>One key, every capability</h1>
<p class="lead">An HTTP API for software agents: everything they need from the web with one API key and one credit balance. When a provider fails, the next one is called.</p>
<p class="actions"><a class="button" href="${prefix}/console/">Open the console</a><a class="button quiet" href="${prefix}/reference">API reference</a></p>
</div>
${first && firstCall(first, baseUrl)}
</div>
<ul class="promises">
<li><strong>Failed calls are free</strong>So are empty results. The price is known before the call.</li>
<li><strong>No double charges</strong>A repeated <code>Idempotency-Key</code> returns the first answer.</li>
<li><strong>One shape</strong>Every answer is the same envelope, and every error says what to do.</li>
<li><strong>A receipt for every call</strong>Which providers were called, what they returned, what it cost.</li>
</ul>
<div class="section"><h2>Capabilities</h2><p class="soft">${ready} of ${sources.length} are ready on this installation.</p></div>
<ul class="capabilities">
${sources.map((source) => card(source, prefix))}
</ul>
<div class="columns">
<div>
<div class="section"><h2>Documentation</h2></div>
<ul>
${linksTo(prefix, [
  ['/reference', 'API reference', 'every route, with requests you can send from the page'],
  ['/errors', 'Errors', 'what each error means and what to do'],
  ['/docs/versioning.md', 'Versions and deprecation', 'what stays compatible within /v1'],
  ['/health/ready', 'Health', 'whether the service is ready'],
])}
</ul>
</div>
<div>
<div class="section"><h2>Machine-readable</h2></div>
<ul>
${linksTo(prefix, [
  ['/v1/openapi.json', 'OpenAPI 3.1', 'all routes and schemas'],
  ['/v1/tools', 'Tool definitions', toolFormats(prefix)],
])}
<li><code>${prefix}/mcp</code>: MCP server over Streamable HTTP; uses the same API key</li>
${linksTo(prefix, [
  ['/.well-known/agent-skills/index.json', 'Agent skills', 'instructions for agents on how to use this API'],
  ['/.well-known/api-catalog', 'API catalog', 'links to these documents (RFC 9727)'],
  [
    '/llms.txt',
    'llms.txt',
    html`index for language models; <a href="${prefix}/llms-full.txt">llms-full.txt</a> has the complete text`,
  ],
])}
</ul>
</div>
</div>`;
}

const firstCall = (first: ToolSource, baseUrl: string): Html =>
  html`<section class="call" aria-label="First call">
<div class="copied"><pre tabindex="0"><code id="first-call">${exampleCall(first, baseUrl)}</code></pre>
<button type="button" data-copies="first-call" hidden>Copy</button></div>
<pre tabindex="0" class="answer"><code>${ANSWER}</code></pre>
<p class="soft small">Your API key is what <code>npm start</code> printed; the console makes others.</p>
</section>`;

const card = ({ name, title, summary, price, isReady }: ToolSource, prefix: string): Html =>
  html`<li><h3><a href="${prefix}/reference#/Capabilities/${name}">${title}</a></h3>
<p>${summary}</p>
<p class="foot"><span>${price}</span><span class="state${isReady ? ' good' : ''}">${isReady ? 'ready' : 'not configured'}</span></p></li>`;

const linksTo = (
  prefix: string,
  links: readonly [path: string, text: string, note: string | Html][],
): Html[] =>
  links.map(([path, text, note]) => html`<li><a href="${prefix}${path}">${text}</a>: ${note}</li>`);

const toolFormats = (prefix: string): Html =>
  html`for <a href="${prefix}/v1/tools?format=openai">OpenAI</a>, <a href="${prefix}/v1/tools?format=claude">Claude</a>, <a href="${prefix}/v1/tools?format=mcp">MCP</a>`;
