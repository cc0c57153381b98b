import { Module } from '@nestjs/common';
import { AllowedHostsGuard } from './allowed-hosts.guard.js';
import { McpEndpoint } from './mcp-endpoint.js';
import { McpController } from './mcp.controller.js';
import { McpServers } from './mcp-servers.js';

/** MCP over Streamable HTTP at `/mcp`. Needs nothing but the routes of the process it is in. */
@Module({
  controllers: [McpController],
  providers: [McpEndpoint, McpServers, AllowedHostsGuard],
})
export class McpModule {}
