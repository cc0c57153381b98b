import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { NotFoundError } from '@capstan/platform-core';
import { Unlimited } from '@capstan/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiDocument } from '../serving/api-document.decorator.js';
import { DiscoveryDocuments } from '../documents/discovery-documents.js';
import { serveDocument } from '../serving/serve-document.js';

/** Agent skills of this service (Agent Skills Discovery 0.2.0). */
@Controller('.well-known/agent-skills')
export class SkillsController {
  constructor(private readonly documents: DiscoveryDocuments) {}

  @Unlimited()
  @Get('index.json')
  @ApiDocument({
    operationId: 'listAgentSkills',
    summary: 'Agent skills',
    description: 'The skills with their digests (Agent Skills Discovery 0.2.0).',
    types: ['application/json'],
    example: { skills: [{ name: 'use-capstan', type: 'skill-md' }] },
  })
  index(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    serveDocument(request, reply, this.documents.all.skills.index);
  }

  @Unlimited()
  @Get(':name/SKILL.md')
  @ApiParam({
    name: 'name',
    description: 'Name of the skill',
    schema: { type: 'string', example: 'use-capstan' },
  })
  @ApiDocument({
    operationId: 'getAgentSkill',
    summary: 'Agent skill',
    description: 'Instructions for an agent, as SKILL.md (agentskills.io).',
    types: ['text/markdown'],
    example: '---\nname: use-capstan\n---\n\n# Use Capstan\n',
    failures: [404],
  })
  skill(@Param('name') name: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    const document = this.documents.all.skills.get(name);
    if (!document)
      throw new NotFoundError('The skill', 'GET /.well-known/agent-skills/index.json lists the skills.');
    serveDocument(request, reply, document);
  }
}
