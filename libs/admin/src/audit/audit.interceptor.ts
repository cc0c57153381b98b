import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  Logger,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { requirePrincipal } from '@capstan/auth';
import { requestContextOf } from '@capstan/platform-http';
import type { FastifyRequest } from 'fastify';
import { type Observable, mergeMap } from 'rxjs';
import type { AdminAct } from './audit-entry.js';
import { AuditLog } from './audit-log.js';
import { AUDITED, type AuditRule } from './audited.decorator.js';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Writes every admin act to the audit log, after it succeeded and before its answer leaves: an act that is
 * answered with success is in the log. A handler that could change something and is not `@Audited` is never run.
 */
@Injectable()
export class AuditInterceptor implements NestInterceptor {
  private readonly logger = new Logger('Audit');

  constructor(
    private readonly reflector: Reflector,
    private readonly log: AuditLog,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const rule = this.reflector.get<AuditRule | undefined>(AUDITED, context.getHandler());
    if (rule) {
      return next.handle().pipe(
        mergeMap(async (result: unknown) => {
          await this.record(actOf(rule, result, request));
          return result;
        }),
      );
    }
    if (READING.has(request.method)) return next.handle();
    throw new Error(
      `${request.method} ${request.routeOptions.url ?? ''} changes something and is not @Audited`,
    );
  }

  /** The act is done by now. When the log cannot be written the caller hears a failure, and ours says what it was. */
  private async record(act: AdminAct): Promise<void> {
    try {
      await this.log.record(act);
    } catch (error) {
      this.logger.error(
        `done, yet not in the audit log: ${act.action} of ${act.targetType} ${act.targetId} by key ${act.actorKeyId}`,
      );
      throw error;
    }
  }
}

function actOf(rule: AuditRule, result: unknown, request: FastifyRequest): AdminAct {
  const { accountId, keyId } = requirePrincipal(request);
  return {
    ...rule.describe(result, {
      params: request.params as Record<string, string>,
      body: request.body ?? {},
    }),
    action: rule.action,
    actorAccountId: accountId,
    actorKeyId: keyId,
    requestId: requestContextOf(request).requestId,
  };
}
