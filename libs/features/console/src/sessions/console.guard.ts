import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { type HttpConfig, httpConfig } from '@capstan/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ConsoleAddress, consoleAddress } from '../address/console-address.js';
import { CrossOriginRequestError } from '../address/cross-origin-request.error.js';
import { isOwnOrigin } from '../address/own-origin.js';

/**
 * Allows only pages of this service to call the console's own routes, including sign-in, and disables caching of the
 * responses.
 */
@Injectable()
export class ConsoleGuard implements CanActivate {
  private readonly address: ConsoleAddress;

  constructor(@Inject(httpConfig.token) config: HttpConfig) {
    this.address = consoleAddress(config.baseUrl);
  }

  canActivate(context: ExecutionContext): boolean {
    const http = context.switchToHttp();
    http.getResponse<FastifyReply>().header('cache-control', 'no-store');
    if (!isOwnOrigin(http.getRequest<FastifyRequest>(), this.address)) {
      throw new CrossOriginRequestError('This route is for pages of the console only.');
    }
    return true;
  }
}
