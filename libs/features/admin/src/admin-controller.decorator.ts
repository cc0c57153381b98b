import { Controller, UseInterceptors, applyDecorators } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequireScope } from '@capstan/auth';
import { AuditInterceptor } from './audit/audit.interceptor.js';

/** A controller under `/v1/admin`: requires the scope `admin`, and audits every change. */
export const AdminController = (path: string): ClassDecorator =>
  applyDecorators(
    ApiTags('Admin'),
    RequireScope('admin'),
    UseInterceptors(AuditInterceptor),
    Controller(`v1/admin/${path}`),
  );
