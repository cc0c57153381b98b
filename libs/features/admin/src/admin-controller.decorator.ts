import { Controller, UseInterceptors, applyDecorators } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequireScope } from '@capstan/auth';
import { AuditInterceptor } from './audit/audit.interceptor.js';

/** A controller under `/v1/admin`: asks for the scope `admin`, and lets no act pass that the audit log misses. */
export const AdminController = (path: string): ClassDecorator =>
  applyDecorators(
    ApiTags('Admin'),
    RequireScope('admin'),
    UseInterceptors(AuditInterceptor),
    Controller(`v1/admin/${path}`),
  );
