import { Injectable } from '@nestjs/common';
import { type McpRequestContext, McpServer, type Server } from '@modelcontextprotocol/server';

/** Makes the MCP server that answers one message; a new one each time, since none may serve two. */
@Injectable()
export class McpServers {
  create(_context: McpRequestContext): McpServer | Server | Promise<McpServer | Server> {
    return new McpServer({ name: 'capstan', version: '1.0.0' }, { capabilities: { tools: {} } });
  }
}
