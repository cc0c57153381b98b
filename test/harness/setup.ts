import 'reflect-metadata';
import { Logger } from '@nestjs/common';

// Silences the logger, which would bury the test output. An app started with a logger uses that one.
Logger.overrideLogger(false);
