import { ChargedOnCompletion } from '@capstan/kit';

/** Starts the jobs of capabilities that run as jobs, and waits for them. A feature above this one implements it. */
export abstract class CapabilityJobs extends ChargedOnCompletion {}
