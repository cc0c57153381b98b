import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  Logger,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { requirePrincipal } from '@capstan/auth';
import { AppError } from '@capstan/platform-core';
import { requestContextOf, isUuid } from '@capstan/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Observable, from, lastValueFrom } from 'rxjs';
import { type AdminAct, type AuditAction, type AuditEnding, NAMED_BY_PATH } from './audit-entry.js';
import { AuditLog } from './audit-log.js';
import { AUDITED, type AuditRule } from './audited.decorator.js';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Records every admin action in the audit log before it is executed, and its outcome afterwards, so that
 * every action has an entry. An action that cannot be recorded is not executed, and a handler that may change
 * something and is not `@Audited` never runs.
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
    if (rule) return from(this.audit(rule, context, next));
    if (READING.has(request.method)) return next.handle();
    throw new Error(
      `${request.method} ${request.routeOptions.url ?? ''} changes something and is not @Audited`,
    );
  }

  private async audit(rule: AuditRule, context: ExecutionContext, next: CallHandler): Promise<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const line = await this.log.begin(actOf(rule.action, request));
    let result: unknown;
    try {
      result = await lastValueFrom(next.handle());
    } catch (error) {
      await this.complete(line, {
        state: 'failed',
        error: error instanceof AppError ? error.slug : 'internal',
      });
      throw error;
    }
    const params = request.params as Record<string, string>;
    const subject = rule.describe(result, { params, body: request.body ?? {} });
    const isRepeated = http.getResponse<FastifyReply>().hasHeader('Idempotent-Replayed');
    await this.complete(line, { state: isRepeated ? 'repeated' : 'done', subject });
    return result;
  }

  /**
   * The action has its entry and is done: if the entry cannot be completed, the response is returned all the
   * same.
   */
  private async complete(line: number, ending: AuditEnding): Promise<void> {
    try {
      await this.log.complete(line, ending);
    } catch (error) {
      this.logger.error(
        `line ${line} of the audit log stays "attempted", but its act is ${ending.state}`,
        error instanceof Error ? error.stack : undefined,
      );
    }
  }
}

function actOf(action: AuditAction, request: FastifyRequest): AdminAct {
  const { accountId, credential } = requirePrincipal(request);
  const { id } = request.params as Record<string, string>;
  const isNamed = id !== undefined && isUuid(id);
  return {
    action,
    targetType: isNamed ? NAMED_BY_PATH[action] : null,
    targetId: isNamed ? id : null,
    actorAccountId: accountId,
    actorKeyId: credential.id,
    requestId: requestContextOf(request).requestId,
  };
}
