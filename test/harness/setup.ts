import 'reflect-metadata';
import { Logger } from '@nestjs/common';

// What is logged says nothing about a test, and buries what does. An app started with a logger brings that one.
Logger.overrideLogger(false);
