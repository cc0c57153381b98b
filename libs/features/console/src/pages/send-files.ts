import fastifyStatic from '@fastify/static';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';

/** Gives replies `sendFile`, without a route of its own. */
@Injectable()
export class SendFiles implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost<FastifyAdapter>) {}

  onModuleInit(): void {
    const fastify = this.host.httpAdapter.getInstance();
    // Not awaited: that would start Fastify before Nest has set its error handler.
    // The build of the console writes a .br and a .gz next to each file.
    void fastify.register(fastifyStatic, { root: import.meta.dirname, serve: false, preCompressed: true });
  }
}
