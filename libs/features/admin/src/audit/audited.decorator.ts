import { SetMetadata } from '@nestjs/common';
import type { AuditAction, AuditSubject } from './audit-entry.js';

/** Where the rule of an audited handler is kept. */
export const AUDITED = 'capstan:audited';

/** The request of an act that succeeded: path parameters, and the body as it was sent. */
export interface AuditedRequest<Body = object> {
  params: Record<string, string>;
  body: Partial<Body>;
}

/** How a handler's act is written down. */
export interface AuditRule<Result = unknown, Body = object> {
  action: AuditAction;
  describe(result: Result, request: AuditedRequest<Body>): AuditSubject;
}

/**
 * The handler changes something: AuditInterceptor records it under `action`. Once it succeeded `describe` names
 * the target from the handler's result and request, field by field, so that nothing secret slips in.
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
