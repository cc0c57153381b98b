import type { SubjectCopy } from '../copy.js';

export const SERVICES = {
  professional: {
    noun: 'Consultoria',
    lead: 'Você traz a pergunta. Organizamos os fatos, mostramos as opções e dizemos o que faríamos.',
    what: {
      heading: 'Em que ajudamos',
      cards: [
        ['Um quadro claro', 'Em que pé está, o que é urgente, o que só parece urgente? Isso vem primeiro.'],
        ['Opções e consequências', 'Cada caminho tem o seu preço e o seu risco. Escrevemos os dois.'],
        ['Trabalho concluído', 'Cartas, números, prazos: combinados antes e riscados depois.'],
      ],
    },
    offer: {
      title: 'Serviços',
      heading: 'O que fazemos por você',
      lead: 'As áreas em que trabalhamos. Nos limites, dizemos quem sabe mais.',
      notes: [
        ['Sigilo', 'O que nos conta fica entre nós. Envie documentos só depois de combinarmos como.'],
        ['Honorários', 'Você sabe por escrito como cobramos antes do início do trabalho.'],
      ],
    },
    way: {
      title: 'Como trabalhamos',
      heading: 'Como trabalhamos com você',
      lead: 'Sem formulários longos. Uma conversa, depois um plano.',
      steps: [
        ['Primeira conversa', 'Você conta o assunto, nós perguntamos. No fim os dois sabem se combina.'],
        ['Proposta', 'Escopo, prazos e honorários por escrito. A decisão é sua, com calma.'],
        ['Trabalho e relatório', 'Você sabe como anda sem precisar perguntar.'],
      ],
    },
    about: [
      'Um bom conselho se reconhece assim: depois dele o assunto é mais simples do que antes.',
      'Por isso perguntamos até entender, e só então respondemos.',
    ],
    faq: [
      [
        'O que devo preparar?',
        'A pergunta em duas ou três frases, o prazo, se houver, e uma lista dos documentos que existem.',
      ],
      [
        'Como se definem os honorários?',
        'Pelo assunto, pelo trabalho e pelo que combinarmos. Você os conhece antes do início.',
      ],
      [
        'Como mantemos contato?',
        'Como preferir: pessoalmente, por telefone ou por escrito. Combinamos na primeira conversa.',
      ],
    ],
    call: {
      heading: 'Do que se trata?',
      text: 'Bastam poucas linhas. Respondemos com uma data para conversar.',
      action: 'Combinar uma conversa',
    },
    earns: 'Honorários por hora, por projeto ou mensais.',
  },
  studio: {
    noun: 'Ateliê criativo',
    lead: 'Você tem um motivo e um prazo. Achamos a forma e mostramos cada passo do caminho.',
    what: {
      heading: 'O que fazemos disso',
      cards: [
        ['Ouvir o essencial', 'O que deve mudar quando isso estiver no mundo? Começamos por aí.'],
        ['Esboços na mão', 'Cedo, em bruto e vários. Escolher é mais fácil que imaginar.'],
        ['Trabalho pronto', 'Arquivos, impressos, peças: entregues completos e em ordem.'],
      ],
    },
    offer: {
      title: 'Serviços',
      heading: 'O que pode nos pedir',
      lead: 'Encomendas grandes e pequenas. A primeira conversa mostra qual.',
      notes: [
        ['Direitos de uso', 'Onde, por quanto tempo e para quê: acertamos no orçamento, em palavras claras.'],
        ['Rodadas de ajustes', 'Combinamos quantas antes de começar. Assim ninguém precisa contar depois.'],
      ],
    },
    way: {
      title: 'Processo',
      heading: 'Da ideia à peça pronta',
      lead: 'Três etapas, e depois de cada uma a decisão é sua.',
      steps: [
        ['Pedido', 'Diga o fim, o público, o prazo e quanto pode gastar.'],
        ['Esboço', 'Você vê direções, não enfeites. Falamos do que funciona.'],
        ['Entrega', 'Terminamos, entregamos e seguimos à disposição para perguntas.'],
      ],
    },
    about: [
      'Criar é tirar. A maior parte do nosso trabalho é achar o que pode sair.',
      'Gostamos de pedidos claros, palavras francas e prazos que significam algo.',
    ],
    faq: [
      [
        'Quanto custa um projeto?',
        'Depende do tamanho, do uso e do tempo. Descreva, e você recebe um orçamento para decidir.',
      ],
      ['Quanto tempo leva?', 'Diga primeiro a sua data. Dizemos se é possível e o que ela exige de você.'],
      ['E se eu não gostar dos esboços?', 'Então falamos sobre o porquê. É para isso que servem os esboços.'],
    ],
    call: {
      heading: 'Em que está trabalhando?',
      text: 'Envie a ideia, mesmo em bruto. Respondemos com perguntas e um próximo passo.',
      action: 'Descrever um projeto',
    },
    earns: 'Encomendas por orçamento, diárias e licenças de uso.',
  },
} satisfies Record<string, SubjectCopy>;
