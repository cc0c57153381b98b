import type { ToolSource } from '../tools/tool-source.js';
import { exampleCall } from '../markdown/example-call.js';
import { escapeHtml } from '../serving/escape-html.js';
import { pathPrefixOf } from '../serving/html-page.js';

/** The page at the root of the service: what it is, a first call, and where to go on. HTML. */
export function landingBody(sources: readonly ToolSource[], baseUrl: string): string {
  const prefix = pathPrefixOf(baseUrl);
  const link = (path: string, text: string, note: string): string =>
    `<li><a href="${prefix}${path}">${text}</a>: ${note}</li>`;
  const rows = sources.map(
    ({ name, summary, price }) =>
      `<tr><td><a href="${prefix}/reference#/Capabilities/${name}"><code>${name}</code></a></td><td>${escapeHtml(summary)}</td><td class="price">${escapeHtml(price)}</td></tr>`,
  );
  const [first] = sources;
  return `<h1>One key, every capability</h1>
<p class="lead">An HTTP API through which software agents use many capabilities with one API key, one credit balance and automatic fallback between providers. Failed calls are free.</p>
${first ? `<h2>First call</h2>\n<pre><code>${escapeHtml(exampleCall(first, baseUrl))}</code></pre>` : ''}
<h2>Capabilities</h2>
<table><thead><tr><th>Name</th><th>What it does</th><th>Price</th></tr></thead>
<tbody>
${rows.join('\n')}
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
${link('/v1/tools', 'Tool definitions', 'also as <a href="' + prefix + '/v1/tools?format=openai">openai</a>, <a href="' + prefix + '/v1/tools?format=claude">claude</a>, <a href="' + prefix + '/v1/tools?format=mcp">mcp</a>')}
<li><code>${prefix}/mcp</code>: MCP server (Streamable HTTP, Bearer key)</li>
${link('/.well-known/agent-skills/index.json', 'Agent skills', 'what an agent may learn to do here')}
${link('/.well-known/api-catalog', 'API catalog', 'links to all of these (RFC 9727)')}
${link('/llms.txt', 'llms.txt', 'index for language models; <a href="' + prefix + '/llms-full.txt">llms-full.txt</a> has it all')}
</ul>`;
}
