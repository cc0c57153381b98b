import { SetMetadata } from '@nestjs/common';
import type { AuditAction, AuditSubject } from './audit-entry.js';

/** Metadata key of the audit rule. */
export const AUDITED = 'capstan:audited';

/** The request of a successful action: path parameters, and the body as sent. */
export interface AuditedRequest<Body = object> {
  params: Record<string, string>;
  body: Partial<Body>;
}

/** How the action of a handler is recorded. */
export interface AuditRule<Result = unknown, Body = object> {
  action: AuditAction;
  describe(result: Result, request: AuditedRequest<Body>): AuditSubject;
}

/**
 * Marks a handler that changes something: AuditInterceptor records it under `action`. On success `describe`
 * returns the target from the handler's result and request, field by field, so that no secret is recorded.
 */
export const Audited =
  <Result, Body = object>(action: AuditAction, describe: AuditRule<Result, Body>['describe']) =>
  <Handler extends (...args: never[]) => Promise<Result>>(
    target: object,
    name: string,
    handler: TypedPropertyDescriptor<Handler>,
  ): void => {
    const rule: AuditRule<Result, Body> = { action, describe };
    SetMetadata(AUDITED, rule)(target, name, handler);
  };
