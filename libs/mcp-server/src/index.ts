export { SERVER_INFO } from './about.js';
export { type CapstanMcpFactoryOptions, capstanMcpFactory, toolNames } from './capstan-mcp-factory.js';
export { type CapstanMcpServerOptions, createCapstanMcpServer } from './capstan-mcp-server.js';
export { ToolCatalog } from './catalog/tool-catalog.js';
