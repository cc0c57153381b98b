import type { SubjectCopy } from '../copy.js';

export const SOFTWARE = {
  software: {
    noun: 'Software',
    lead: 'Uma ferramenta deve tirar trabalho, não dar. Veja o que ela faz e experimente com algo real.',
    what: {
      heading: 'O que faz por você',
      cards: [
        ['Uma tarefa, bem feita', 'Começa pelo que você faz com mais frequência e torna isso curto.'],
        ['Nada para aprender duas vezes', 'As coisas estão onde se espera. Se não, diga.'],
        ['Seus dados são seus', 'Pergunte onde ficam e como tirá-los. A resposta será clara.'],
      ],
    },
    offer: {
      title: 'Funções',
      heading: 'O que contém',
      lead: 'As partes, e para que serve cada uma.',
      notes: [
        ['Com o que já tem', 'Diga que ferramentas usa hoje. Dizemos o que combina e o que não.'],
        ['Falta algo?', 'Escreva o que quer conseguir, não só que botão falta. É o que mais ajuda.'],
      ],
    },
    way: {
      title: 'Como funciona',
      heading: 'Do primeiro olhar ao dia a dia',
      lead: 'Sem manual. Três passos.',
      steps: [
        ['Diga do que precisa', 'Descreva a tarefa que hoje custa tempo.'],
        ['Experimente com algo real', 'Com o seu próprio exemplo logo se vê se serve.'],
        ['Fique com o que ajuda', 'Siga se poupa tempo. Se não, diga por quê.'],
      ],
    },
    about: [
      'Software é uma promessa a alguém com pressa. Tentamos que seja pequena, e cumpri-la.',
      'O que muita gente pede vem primeiro. Então escreva.',
    ],
    faq: [
      ['Como começo?', 'Escreva que tarefa tem em mente. Respondemos com o próximo passo.'],
      [
        'O que acontece com os meus dados?',
        'Pergunte o que se guarda, onde e por quanto tempo. Você recebe por escrito.',
      ],
      [
        'Onde acho ajuda?',
        'Escreva pelo formulário de contato. Quanto melhor descrever o que vê, mais rápido vai.',
      ],
    ],
    call: {
      heading: 'De que tarefa quer se livrar?',
      text: 'Descreva em poucas linhas. Dizemos se podemos ajudar.',
      action: 'Contar o seu caso',
    },
    earns: 'Assinaturas por mês ou por ano, ou uma licença, com ajuda incluída.',
  },
} satisfies Record<string, SubjectCopy>;
