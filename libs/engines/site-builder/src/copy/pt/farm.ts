import type { SubjectCopy } from '../copy.js';

export const FARM = {
  farm: {
    noun: 'Sítio',
    lead: 'O que cresce aqui segue a estação. Veja o que há, pergunte o que vem e busque onde cresceu.',
    what: {
      heading: 'Do campo e do quintal',
      cards: [
        [
          'Conforme a estação',
          'O sol, a chuva e o frio escrevem a lista. Pergunte o que está maduro nesta semana.',
        ],
        ['Perto da origem', 'Você fala com quem planta e colhe. Pergunte tudo.'],
        ['Para cozinhar', 'Não sabe o que fazer com isso? Contamos como comemos em casa.'],
      ],
    },
    offer: {
      title: 'Colheita',
      heading: 'O que a terra dá',
      lead: 'Uma lista para escolher. O que há no dia, a natureza decide.',
      notes: [
        ['Quando não há', 'Algumas coisas ficam maduras por pouco tempo. Pergunte, e dizemos quando voltar.'],
        ['Para cozinhas e lojas', 'Mais do que um cesto? Escreva com quantidades e dias.'],
      ],
    },
    way: {
      title: 'Comprar',
      heading: 'Do campo à sua mesa',
      lead: 'Escreva antes de vir, para que ninguém faça o caminho à toa.',
      steps: [
        ['Pergunte o que há', 'Diga o que procura. Respondemos com o que temos.'],
        ['Encomende a sua parte', 'Indique quantidade e dia. Confirmamos o que podemos colher.'],
        ['Venha buscar', 'Na hora combinada, com um cesto.'],
      ],
    },
    about: [
      'O trabalho na terra começa cedo e nunca acaba de todo. Vendemos o que sai dele.',
      'Quem quer saber como algo cresceu recebe a resposta de quem plantou.',
    ],
    faq: [
      ['O que está na época?', 'Muda de uma semana para outra. Escreva ou pergunte quando vier.'],
      [
        'Como cultivam?',
        'Pergunte sobre o solo, a água e o cuidado das plantas. Contamos como é, campo por campo.',
      ],
      [
        'Podemos visitar?',
        'Escreva antes, por favor. Um sítio é um local de trabalho, e assim alguém terá tempo para você.',
      ],
    ],
    call: {
      heading: 'O que gostaria de cozinhar?',
      text: 'Pergunte o que há, e separamos.',
      action: 'Perguntar o que há',
    },
    earns: 'Venda direta a famílias, e a cozinhas e lojas da região.',
  },
} satisfies Record<string, SubjectCopy>;
