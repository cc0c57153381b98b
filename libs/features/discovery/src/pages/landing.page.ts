import { type Html, html } from '@capstan/platform-http';
import type { ToolSource } from '../tools/tool-source.js';
import { exampleCall } from '../markdown/example-call.js';
import { pathPrefixOf } from '../serving/html-page.js';

/** The page at the root of the service: description, a first call, capabilities and links. */
export function landingBody(sources: readonly ToolSource[], baseUrl: string): Html {
  const prefix = pathPrefixOf(baseUrl);
  const link = (path: string, text: string, note: string | Html): Html =>
    html`<li><a href="${prefix}${path}">${text}</a>: ${note}</li>`;
  const rows = sources.map(
    ({ name, summary, price, isReady }) =>
      html`<tr><td><a href="${prefix}/reference#/Capabilities/${name}"><code>${name}</code></a></td><td>${summary}</td><td class="price">${price}</td><td class="${isReady ? 'good' : 'soft'}">${isReady ? 'ready' : 'not configured'}</td></tr>`,
  );
  const [first] = sources;
  return html`<h1>One key, every capability</h1>
<p class="lead">An HTTP API for software agents: many capabilities with one API key and one credit balance. When a provider fails, the next one is called. Failed calls are free.</p>
<p><a class="button" href="${prefix}/console/">Open the console</a></p>
${
  first
    ? html`<h2>First call</h2>
<div class="copied"><pre tabindex="0"><code id="first-call">${exampleCall(first, baseUrl)}</code></pre>
<button type="button" data-copies="first-call" hidden>Copy</button></div>
<p class="soft">Your API key is what <code>npm start</code> printed; the console makes others.</p>`
    : undefined
}
<h2>Capabilities</h2>
<table class="capabilities"><thead><tr><th>Name</th><th>What it does</th><th>Price</th><th>Here</th></tr></thead>
<tbody>
${rows}
</tbody></table>
<h2>Documentation</h2>
<ul>
${link('/reference', 'API reference', 'every route, with requests you can send from the page')}
${link('/errors', 'Errors', 'what each error means and what to do')}
${link('/docs/versioning.md', 'Versions and deprecation', 'what stays compatible within /v1')}
${link('/health/ready', 'Health', 'whether the service is ready')}
</ul>
<h2>Machine-readable</h2>
<ul>
${link('/v1/openapi.json', 'OpenAPI 3.1', 'all routes and schemas')}
${link('/v1/tools', 'Tool definitions', html`for <a href="${prefix}/v1/tools?format=openai">OpenAI</a>, <a href="${prefix}/v1/tools?format=claude">Claude</a>, <a href="${prefix}/v1/tools?format=mcp">MCP</a>`)}
<li><code>${prefix}/mcp</code>: MCP server over Streamable HTTP; uses the same API key</li>
${link('/.well-known/agent-skills/index.json', 'Agent skills', 'instructions for agents on how to use this API')}
${link('/.well-known/api-catalog', 'API catalog', 'links to these documents (RFC 9727)')}
${link('/llms.txt', 'llms.txt', html`index for language models; <a href="${prefix}/llms-full.txt">llms-full.txt</a> has the complete text`)}
</ul>`;
}
