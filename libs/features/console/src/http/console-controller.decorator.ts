import { Controller, UseGuards, applyDecorators } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '@capstan/platform-http';
import { ConsoleGuard } from '../sessions/console.guard.js';
import { SessionGuard } from '../sessions/session.guard.js';

/** A controller under `/console` that anyone may call from a page of this service. */
export const OpenConsoleController = (path: string): ClassDecorator =>
  applyDecorators(ApiTags('Console'), Public(), UseGuards(ConsoleGuard), Controller(`console/${path}`));

/** A controller under `/console` for users who are signed in. `@Public()` because it needs no API key. */
export const ConsoleController = (path: string): ClassDecorator =>
  applyDecorators(
    ApiTags('Console'),
    Public(),
    UseGuards(ConsoleGuard, SessionGuard),
    Controller(`console/${path}`),
  );
