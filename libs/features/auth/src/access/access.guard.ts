import { type CanActivate, type ExecutionContext, Injectable, type Type } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { PUBLIC, REQUIRED_SCOPE, type ScopeOfRequest } from '@capstan/platform-http';
import type { FastifyRequest } from 'fastify';
import { type Scope, requireReading, requireScope } from '../principal/scopes.js';
import { hasAccessToken, misplacedKey, requirePrincipal } from './request-verdict.js';

type Handler = ReturnType<ExecutionContext['getHandler']>;

/** Methods that change nothing (RFC 9110, 9.2.1). */
const READING = new Set(['GET', 'HEAD']);

interface AccessRule {
  isPublic: boolean;
  scope: Scope | ScopeOfRequest | undefined;
}

/**
 * Returns 401 without a valid key and 403 without the scope, unless the route is public. The key was verified
 * before the body was read (`Authentication.identify`), so that the rate limit counts requests by key.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  /** By class and method: generated controllers share one method. Rules never change after startup. */
  private readonly rules = new WeakMap<Type, WeakMap<Handler, AccessRule>>();

  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    // Not `switchToHttp()`, which adds three functions to the context of each request.
    const request = context.getArgByIndex<FastifyRequest>(0);
    // A key in the body is only visible once the body was read.
    if (hasAccessToken(request.body)) request.verdict = misplacedKey(request);
    const rule = this.ruleOf(context.getClass(), context.getHandler());
    if (rule.isPublic) return true;
    const principal = requirePrincipal(request);
    const scope = typeof rule.scope === 'function' ? rule.scope(request) : rule.scope;
    if (scope === undefined) return true;
    if (READING.has(request.method)) requireReading(principal, scope);
    else requireScope(principal, scope);
    return true;
  }

  private ruleOf(controller: Type, handler: Handler): AccessRule {
    let ofClass = this.rules.get(controller);
    if (!ofClass) this.rules.set(controller, (ofClass = new WeakMap()));
    let rule = ofClass.get(handler);
    if (!rule) {
      const targets = [handler, controller];
      rule = {
        isPublic: this.reflector.getAllAndOverride<boolean | undefined>(PUBLIC, targets) ?? false,
        scope: this.reflector.getAllAndOverride<Scope | ScopeOfRequest | undefined>(REQUIRED_SCOPE, targets),
      };
      ofClass.set(handler, rule);
    }
    return rule;
  }
}
