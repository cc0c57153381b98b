import { Inject, Injectable } from '@nestjs/common';
import { Capstan } from '@capstan/client';
import { capstanMcpFactory } from '@capstan/mcp-server';
import { type HttpConfig, httpConfig } from '@capstan/platform-http';
import type { McpRequestContext, McpServer, McpServerFactory, Server } from '@modelcontextprotocol/server';
import { fetchOf } from './caller-info.js';

/** Creates the MCP server for one message; a new one each time, since a server handles one message. */
@Injectable()
export class McpServers {
  private readonly factory: McpServerFactory;

  constructor(@Inject(httpConfig.token) { baseUrl }: HttpConfig) {
    // Routes of this process do not have the path of BASE_URL, which a proxy may remove.
    const { origin } = new URL(baseUrl);
    this.factory = capstanMcpFactory({
      client: ({ authInfo }) => {
        if (!authInfo) throw new Error('MCP requires an API key');
        return new Capstan({
          apiKey: authInfo.token,
          baseURL: origin,
          fetch: fetchOf(authInfo),
          // There is no network in between; the model decides about retries, with the wait time in the error.
          maxRetries: 0,
        });
      },
    });
  }

  create(context: McpRequestContext): McpServer | Server | Promise<McpServer | Server> {
    return this.factory(context);
  }
}
