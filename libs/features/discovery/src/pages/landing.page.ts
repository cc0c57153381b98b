import { type Html, html } from '@capstan/platform-http';
import type { ToolSource } from '../tools/tool-source.js';
import { exampleCall } from '../markdown/example-call.js';
import { pathPrefixOf } from '../serving/html-page.js';

/** The page at the root of the service: what it is, a first call, and where to go on. */
export function landingBody(sources: readonly ToolSource[], baseUrl: string): Html {
  const prefix = pathPrefixOf(baseUrl);
  const link = (path: string, text: string, note: string | Html): Html =>
    html`<li><a href="${prefix}${path}">${text}</a>: ${note}</li>`;
  const rows = sources.map(
    ({ name, summary, price }) =>
      html`<tr><td><a href="${prefix}/reference#/Capabilities/${name}"><code>${name}</code></a></td><td>${summary}</td><td class="price">${price}</td></tr>`,
  );
  const [first] = sources;
  return html`<h1>One key, every capability</h1>
<p class="lead">An HTTP API through which software agents use many capabilities with one API key, one credit balance and automatic fallback between providers. Failed calls are free.</p>
${
  first
    ? html`<h2>First call</h2>
<pre><code>${exampleCall(first, baseUrl)}</code></pre>`
    : undefined
}
<h2>Capabilities</h2>
<table><thead><tr><th>Name</th><th>What it does</th><th>Price</th></tr></thead>
<tbody>
${rows}
</tbody></table>
<h2>For people</h2>
<ul>
${link('/reference', 'API reference', 'every route, to read and to try')}
${link('/errors', 'Errors', 'what each means and what to do')}
${link('/docs/versioning.md', 'Versions and deprecation', 'what /v1 promises')}
${link('/health/ready', 'Health', 'whether the service can serve right now')}
</ul>
<h2>For programs</h2>
<ul>
${link('/v1/openapi.json', 'OpenAPI 3.1', 'the whole API')}
${link('/v1/tools', 'Tool definitions', html`also as <a href="${prefix}/v1/tools?format=openai">openai</a>, <a href="${prefix}/v1/tools?format=claude">claude</a>, <a href="${prefix}/v1/tools?format=mcp">mcp</a>`)}
<li><code>${prefix}/mcp</code>: MCP server (Streamable HTTP, Bearer key)</li>
${link('/.well-known/agent-skills/index.json', 'Agent skills', 'what an agent may learn to do here')}
${link('/.well-known/api-catalog', 'API catalog', 'links to all of these (RFC 9727)')}
${link('/llms.txt', 'llms.txt', html`index for language models; <a href="${prefix}/llms-full.txt">llms-full.txt</a> has it all`)}
</ul>`;
}
