import { Module } from '@nestjs/common';
import { AllowedHostsGuard } from './allowed-hosts.guard.js';
import { McpEndpoint } from './mcp-endpoint.js';
import { McpController } from './mcp.controller.js';
import { McpServers } from './mcp-servers.js';

/** MCP over Streamable HTTP at `/mcp`. Depends only on the routes of its process. */
@Module({
  controllers: [McpController],
  providers: [McpEndpoint, McpServers, AllowedHostsGuard],
})
export class McpModule {}
