import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { type HttpConfig, httpConfig } from '@capstan/platform-http';
import {
  localhostAllowedHostnames,
  validateHostHeader,
  validateOriginHeader,
} from '@modelcontextprotocol/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HostNotAllowedError } from './host-not-allowed.error.js';
import { OriginNotAllowedError } from './origin-not-allowed.error.js';
import { type McpConfig, mcpConfig } from './mcp.config.js';

/** Listen addresses that make the service reachable by loopback names. */
const INCLUDES_LOOPBACK = /^(localhost|127\..*|::1|0\.0\.0\.0|::)$/;

/**
 * Returns 403 for a `Host` that is not allowed, and for web pages of an origin that is not allowed: MCP
 * requires this against DNS rebinding (Streamable HTTP, security). Ports are ignored. Requests without an
 * origin do not come from a web page.
 */
@Injectable()
export class AllowedHostsGuard implements CanActivate {
  private readonly hosts: string[];
  private readonly origins: string[];

  constructor(@Inject(httpConfig.token) http: HttpConfig, @Inject(mcpConfig.token) mcp: McpConfig) {
    const own = new URL(http.baseUrl).hostname;
    const listening = new URL(`http://${http.host.includes(':') ? `[${http.host}]` : http.host}`).hostname;
    const loopback = INCLUDES_LOOPBACK.test(http.host) ? localhostAllowedHostnames() : [];
    this.hosts = [own, listening, ...loopback, ...mcp.allowedHosts];
    this.origins = [...this.hosts, ...mcp.allowedOrigins];
  }

  canActivate(context: ExecutionContext): boolean {
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    const host = validateHostHeader(headers.host, this.hosts);
    if (!host.ok) throw unreadable(context, new HostNotAllowedError(`${host.message}.`));
    const origin = validateOriginHeader(headers.origin, this.origins);
    if (!origin.ok) throw unreadable(context, new OriginNotAllowedError(`${origin.message}.`));
    return true;
  }
}

/** Removes the CORS headers that let pages of any origin read responses of this service. */
function unreadable<E extends Error>(context: ExecutionContext, error: E): E {
  context.switchToHttp().getResponse<FastifyReply>().removeHeader('access-control-allow-origin');
  return error;
}
