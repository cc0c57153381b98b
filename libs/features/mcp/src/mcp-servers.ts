import { Inject, Injectable } from '@nestjs/common';
import { Capstan } from '@capstan/client';
import { capstanMcpFactory } from '@capstan/mcp-server';
import { type HttpConfig, httpConfig } from '@capstan/platform-http';
import type { McpRequestContext, McpServer, McpServerFactory, Server } from '@modelcontextprotocol/server';
import { fetchOf } from './caller-info.js';

/** Makes the MCP server that answers one message; a new one each time, since none may serve two. */
@Injectable()
export class McpServers {
  private readonly factory: McpServerFactory;

  constructor(@Inject(httpConfig.token) { baseUrl }: HttpConfig) {
    // The paths of this process have no part of BASE_URL before them, which a proxy may take off.
    const { origin } = new URL(baseUrl);
    this.factory = capstanMcpFactory({
      client: ({ authInfo }) => {
        if (!authInfo) throw new Error('MCP is served to keys only');
        return new Capstan({
          apiKey: authInfo.token,
          baseURL: origin,
          fetch: fetchOf(authInfo),
          // There is no network between; whether to try again is for the model to decide, which is told when.
          maxRetries: 0,
        });
      },
    });
  }

  create(context: McpRequestContext): McpServer | Server | Promise<McpServer | Server> {
    return this.factory(context);
  }
}
