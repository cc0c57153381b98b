import type { SubjectCopy } from '../copy.js';

export const TRADE = {
  trades: {
    noun: 'Serviços e reparos',
    lead: 'Diga o que está quebrado, planejado ou atrasado. Olhamos, damos um preço e pomos mãos à obra.',
    what: {
      heading: 'Para que nos chamar',
      cards: [
        ['Consertos', 'Algo pinga, emperra ou não dá sinal de vida. Descreva, de preferência com foto.'],
        ['Obra nova', 'Da primeira ideia ao último parafuso: diga no que deve se tornar.'],
        ['Manutenção', 'O que se cuida a tempo custa menos depois. Dizemos o que pode esperar.'],
      ],
    },
    offer: {
      title: 'Serviços',
      heading: 'O que fazemos',
      lead: 'Os trabalhos que aceitamos. Se o seu não está aqui, pergunte; dizemos logo sim ou não.',
      notes: [
        [
          'Antes de começar',
          'Peça o escopo e o preço por escrito. Assim os dois lados falam da mesma coisa.',
        ],
        ['Quando terminamos', 'Revemos o trabalho com você. Diga logo se algo não está certo.'],
      ],
    },
    way: {
      title: 'Orçamento',
      heading: 'Do contato ao trabalho pronto',
      lead: 'Quanto melhor conhecemos o trabalho, mais exato é o orçamento.',
      steps: [
        ['Descreva o trabalho', 'Onde, o quê, desde quando e até quando. Medidas ajudam.'],
        ['Receba o orçamento', 'Perguntamos o que falta, vamos ver se for preciso e enviamos um preço.'],
        ['Fazemos', 'Você escolhe o dia. Vamos, trabalhamos e arrumamos.'],
      ],
    },
    about: [
      'Nosso trabalho é fácil de julgar: vê-se se está bem feito. Ou não.',
      'Preferimos recusar um trabalho a fazê-lo pela metade.',
    ],
    faq: [
      [
        'O que é preciso para um orçamento?',
        'Uma descrição curta, o local, fotos se tiver e a data que prefere.',
      ],
      ['Quando podem vir?', 'Depende do trabalho e da semana. Diga se é urgente, e damos uma data.'],
      ['Preciso estar em casa?', 'Na primeira visita ajuda. Para o resto combinamos como entrar.'],
    ],
    call: {
      heading: 'O que há para fazer?',
      text: 'Descreva em poucas linhas. Você recebe uma resposta com o próximo passo.',
      action: 'Pedir orçamento',
    },
    earns: 'Trabalhos por orçamento ou por hora, material e contratos de manutenção.',
  },
  retail: {
    noun: 'Loja',
    lead: 'Coisas para pegar na mão, virar e perguntar. Venha e fique à vontade.',
    what: {
      heading: 'Nas prateleiras',
      cards: [
        ['Tocar antes de comprar', 'Experimentar, segurar, comparar. É para isso que existe loja.'],
        ['Conselho sincero', 'Dizemos também do que você não precisa.'],
        ['Um presente?', 'Descreva a pessoa, não o objeto. Procuramos em conjunto.'],
      ],
    },
    offer: {
      title: 'Catálogo',
      heading: 'Um olhar nas prateleiras',
      lead: 'Parte do que se encontra aqui. Na loja cabe mais que numa página.',
      notes: [
        ['Não está na prateleira?', 'Pergunte. Se dá para conseguir, descobrimos onde e a que preço.'],
        ['Guarde o recibo', 'Se algo não estiver certo, traga o artigo e o recibo, e conversamos.'],
      ],
    },
    way: {
      title: 'Como comprar',
      heading: 'Da prateleira até você',
      lead: 'Pessoalmente é mais agradável. Mas não é preciso vir à toa.',
      steps: [
        ['Pergunte antes', 'Escreva o que procura. Dizemos se temos.'],
        ['Venha ver', 'Entre, experimente, compare.'],
        ['Leve', 'Ou pense mais um pouco. A prateleira tem paciência.'],
      ],
    },
    about: [
      'Uma loja é uma escolha. Alguém decidiu o que está aqui e o que não está, e sabe dizer por quê.',
      'Pergunte o motivo. É a melhor parte do ofício.',
    ],
    faq: [
      ['Vocês têm?', 'Escreva o que procura, e olhamos na prateleira.'],
      ['Podem separar algo?', 'Pergunte e diga quando vem. Confirmamos o que guardamos.'],
      [
        'Posso devolver algo?',
        'Venha com o artigo e o recibo e fale conosco. Se houver defeito, a lei já garante os seus direitos.',
      ],
    ],
    call: {
      heading: 'Procura algo?',
      text: 'Diga o que é. Olhamos e respondemos.',
      action: 'Perguntar por um artigo',
    },
    earns: 'Vendas na loja e pedidos por encomenda.',
  },
} satisfies Record<string, SubjectCopy>;
