import type { SubjectCopy } from '../copy.js';

/** Apps that are the whole purpose of their site. */
export const APPS_OF_USERS = {
  directory: {
    noun: 'Guia',
    lead: 'Procure, filtre, ache. E se faltar uma ficha, sugira.',
    what: {
      heading: 'Para que serve',
      cards: [
        ['Achar depressa', 'Digite uma palavra ou escolha um grupo. A lista vai encurtando.'],
        ['Comparar com calma', 'Cada ficha tem os mesmos campos. Assim se veem as diferenças.'],
        ['Completar', 'Qualquer pessoa pode sugerir uma ficha. A lista cresce com quem a lê.'],
      ],
    },
    offer: {
      title: 'A lista',
      heading: 'O que há na lista',
      lead: 'As fichas, e de onde vêm.',
      notes: [
        ['Errado ou antigo?', 'Escreva pelo formulário de contato e diga qual ficha. Ela será corrigida.'],
        ['A sua própria ficha', 'Está na lista e quer mudar algo? Escreva.'],
      ],
    },
    way: {
      title: 'Como funciona',
      heading: 'Achar e completar',
      lead: 'Para quem procura e para quem conhece um endereço.',
      steps: [
        ['Procure', 'Com uma palavra, ou por grupo.'],
        ['Abra', 'Leia o que se sabe sobre a ficha.'],
        ['Sugira', 'Preencha o formulário se faltar algo.'],
      ],
    },
    about: [
      'Uma lista vale o que vale a sua última correção. Por isso qualquer pessoa pode ajudar.',
      'Se conhece algo que falta, acrescente.',
    ],
    faq: [
      ['Como entro na lista?', 'Preencha o formulário de sugestões. Os campos dizem o que é preciso.'],
      ['Uma ficha é uma recomendação?', 'Não. A lista diz o que existe. Tire as suas conclusões.'],
      [
        'E se algo estiver errado?',
        'Escreva pelo formulário de contato. Diga qual ficha e o que deveria constar.',
      ],
    ],
    call: { heading: 'O que procura?', text: 'Busque na lista ou complete-a.', action: 'Abrir a lista' },
    earns: 'Mensalidades ou apoios; seria possível publicidade bem sinalizada.',
  },
  board: {
    noun: 'Quadro compartilhado',
    lead: 'Escreva onde todos veem. Mova quando estiver feito.',
    what: {
      heading: 'Para que serve',
      cards: [
        ['Um lugar para todos', 'Chega de notas em cinco conversas. O que conta está aqui.'],
        ['Claro à primeira vista', 'A fazer, em andamento, feito: a coluna diz como está.'],
        ['Todos podem ajudar', 'Quem tem o endereço da página pode acrescentar, mover e mudar.'],
      ],
    },
    offer: {
      title: 'O que permite',
      heading: 'O que há num cartão',
      lead: 'O mínimo possível, o necessário.',
      notes: [
        ['Aberto a quem visita', 'Não escreva nada privado. Quem tem o endereço pode ler.'],
        ['Arrumar', 'Tire o que está feito. Um quadro curto é mais lido.'],
      ],
    },
    way: {
      title: 'Como funciona',
      heading: 'Como usar o quadro',
      lead: 'Não é preciso conta.',
      steps: [
        ['Acrescente', 'Escreva um título curto. Com um verbo fica melhor.'],
        ['Mova', 'Passe o cartão quando algo mudar.'],
        ['Termine', 'Ponha entre os feitos e aproveite um instante.'],
      ],
    },
    about: [
      'A maioria dos planos não falha por falta de ferramenta. Falha porque ninguém os vê.',
      'Este quadro os torna visíveis, e no mais não atrapalha.',
    ],
    faq: [
      ['Quem pode ver o quadro?', 'Todos que têm o endereço desta página.'],
      ['Quem pode mudar cartões?', 'Todos que os veem. A ideia é essa.'],
      ['Posso tirar a lista?', 'Sim, quem cuida do site pode exportar todos os cartões como tabela.'],
    ],
    call: { heading: 'O que vem agora?', text: 'Ponha no quadro.', action: 'Abrir o quadro' },
    earns: 'Grátis; seria possível uma mensalidade para equipes.',
  },
  tracker: {
    noun: 'Registro pessoal',
    lead: 'Anote, dia após dia, e veja no que dá. Suas anotações só se abrem com o seu link privado.',
    what: {
      heading: 'Por que anotar',
      cards: [
        ['Visto, meio feito', 'O que se anota, se percebe. Isso já muda um pouco.'],
        ['Sem conta', 'Suas anotações pertencem a um link privado. Guarde-o como uma chave.'],
        ['Um quadro com o tempo', 'Um dia sozinho diz pouco. Uma fila de dias conta algo.'],
      ],
    },
    offer: {
      title: 'O que permite',
      heading: 'O que pode anotar',
      lead: 'Poucos campos, preenchidos num instante.',
      notes: [
        ['Privado pelo link', 'Quem tem o seu link pode ler as anotações. Compartilhe só se quiser.'],
        ['Perdeu um dia?', 'Deixe em branco ou anote depois. A próxima anotação conta mais.'],
      ],
    },
    way: {
      title: 'Como funciona',
      heading: 'Como manter',
      lead: 'Pequeno o bastante para um dia cheio.',
      steps: [
        ['Abra a sua página', 'Na primeira visita você recebe um link privado. Guarde-o.'],
        ['Anote', 'Uma vez por dia, ou quando algo acontece.'],
        ['Olhe para trás', 'Depois de um tempo, olhe a fila e tire as suas conclusões.'],
      ],
    },
    about: [
      'Para acompanhar algo não é preciso um programa com quarenta menus. É preciso uma linha e vontade de escrevê-la.',
      'Esta ferramenta não dá notas. Quem julga é você.',
    ],
    faq: [
      [
        'Quem pode ler as minhas anotações?',
        'Quem tem o seu link privado. O responsável pelo site pode exportar o que está guardado.',
      ],
      [
        'E se eu perder o link?',
        'Então as anotações não se abrem mais pela página. Guarde-o onde possa achar de novo.',
      ],
      ['Posso apagar anotações?', 'Sim, cada uma, a qualquer momento.'],
    ],
    call: {
      heading: 'Comece por hoje',
      text: 'Uma anotação basta para começar.',
      action: 'Abrir o registro',
    },
    earns: 'Grátis; seria possível um plano pago com mais espaço.',
  },
} satisfies Record<string, SubjectCopy>;
