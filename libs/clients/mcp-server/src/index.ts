/** The MCP server of Capstan, for any transport: a client of the REST API. Main function: {@link capstanMcpFactory}. */
export { SERVER_INFO } from './about.js';
export { type CapstanMcpFactoryOptions, capstanMcpFactory, toolNames } from './capstan-mcp-factory.js';
export { type CapstanMcpServerOptions, createCapstanMcpServer } from './capstan-mcp-server.js';
export type { SurfaceOptions } from './catalog/surface.js';
