/**
 * MCP over HTTP in the API process: access control, and a client of the service whose calls stay in the
 * process. The MCP server itself is `@capstan/mcp-server`. Main type: {@link McpModule}.
 */
export { type McpConfig, mcpConfig } from './mcp.config.js';
export { McpEndpoint } from './mcp-endpoint.js';
export { mcpOperation, type ObservedMcpMessage } from './mcp-operation.js';
export { McpModule } from './mcp.module.js';
export { McpServers } from './mcp-servers.js';
