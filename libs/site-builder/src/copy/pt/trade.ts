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
      'Nosso ofício é fácil de julgar: segura, não vaza, funciona. Ou não.',
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
  professional: {
    noun: 'Consultoria',
    lead: 'Você traz a pergunta. Organizamos os fatos, mostramos as opções e dizemos o que faríamos.',
    what: {
      heading: 'Do que cuidamos',
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
