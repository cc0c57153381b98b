import type { SubjectCopy } from '../copy.js';

/** Apps by which somebody receives guests and customers. */
export const APPS_OF_HOSTS = {
  booking: {
    noun: 'Reservas on-line',
    lead: 'Escolha um horário livre, deixe o nome e pronto. Duas pessoas nunca ficam com o mesmo horário.',
    what: {
      heading: 'O que faz',
      cards: [
        ['Horários livres à vista', 'O que está ocupado some da lista. O que aparece pode ser seu.'],
        ['Reservado de uma vez', 'Sem conta nem senha. Escolha, preencha, envie.'],
        ['Tudo num lugar só', 'Quem cuida do calendário vê cada reserva e pode exportar a lista.'],
      ],
    },
    offer: {
      title: 'O que reservar',
      heading: 'O que pode reservar',
      lead: 'Primeiro escolha, depois ache um horário.',
      notes: [
        [
          'Mudança de planos',
          'Escreva pelo formulário de contato, e o horário fica livre para outra pessoa.',
        ],
        ['Nada livre?', 'Pergunte por outro dia. Horários cancelados voltam para a lista.'],
      ],
    },
    way: {
      title: 'Como funciona',
      heading: 'Como reservar',
      lead: 'Leva mais ou menos o tempo de ler isto.',
      steps: [
        ['Escolha um horário', 'Primeiro o dia, depois um dos horários livres.'],
        ['Diga quem é', 'O seu nome e uma forma de contato.'],
        ['Venha', 'O horário fica guardado para você e fechado para os outros.'],
      ],
    },
    about: [
      'Ligar e religar para achar uma data custa tempo aos dois lados. Uma lista de horários livres resolve.',
      'Esta página faz uma coisa só: junta um horário e um nome.',
    ],
    faq: [
      ['A minha reserva é certa?', 'Assim que a página confirma, o horário fica fechado para os outros.'],
      ['Posso cancelar?', 'Sim, escreva pelo formulário de contato e indique o dia e a hora.'],
      ['Preciso de uma conta?', 'Não. Bastam o nome e uma forma de contato.'],
    ],
    call: {
      heading: 'Ache o seu horário',
      text: 'Veja o que está livre e reserve agora.',
      action: 'Reservar horário',
    },
    earns: 'Horários pagos, ou uma mensalidade de quem usa o calendário.',
  },
  shop: {
    noun: 'Loja on-line',
    lead: 'Encha o carrinho, envie o pedido, receba uma resposta. Nada se paga antes da confirmação.',
    what: {
      heading: 'Como se compra aqui',
      cards: [
        ['Olhe', 'Tudo numa página, com o preço quando há um.'],
        ['Encha o carrinho', 'Mude as quantidades à vontade. O total se soma sozinho.'],
        ['Peça', 'O pedido sai como solicitação. Você recebe resposta antes que algo seja definitivo.'],
      ],
    },
    offer: {
      title: 'Artigos',
      heading: 'O que pode pedir',
      lead: 'Toda a seleção.',
      notes: [
        ['Pagamento', 'A forma de pagar se combina na confirmação. Esta página não pede cartão.'],
        ['Retirada ou envio', 'Escreva o que prefere. A resposta diz o que é possível.'],
      ],
    },
    way: {
      title: 'Como pedir',
      heading: 'Do carrinho à resposta',
      lead: 'Três passos, sem conta.',
      steps: [
        ['Encha o carrinho', 'Escolha artigos e quantidades.'],
        ['Envie o pedido', 'Com o seu nome e uma forma de contato.'],
        ['Receba a resposta', 'Disponibilidade, pagamento e entrega são confirmados pessoalmente.'],
      ],
    },
    about: [
      'Uma loja pequena não precisa de uma grande máquina. Precisa de artigos claros, preços claros e uma resposta.',
      'Se tem uma dúvida sobre algo, pergunte antes de pedir.',
    ],
    faq: [
      ['Quando pago?', 'Depois da confirmação. Ela diz também como.'],
      [
        'O pedido obriga a algo?',
        'Você envia uma solicitação. Ela vira pedido quando os dois lados concordam.',
      ],
      ['Posso mudar o pedido?', 'Sim, pelo formulário de contato, enquanto não estiver confirmado.'],
    ],
    call: { heading: 'Achou algo?', text: 'Ponha no carrinho e peça.', action: 'Ir à loja' },
    earns: 'Venda de artigos, menos os custos de pagamento e envio.',
  },
  event: {
    noun: 'Evento',
    lead: 'Aqui está o que foi planejado, e aqui se diz quem vem. Responda cedo, por favor; ajuda com as cadeiras e a comida.',
    what: {
      heading: 'O que espera por você',
      cards: [
        ['Gente para conhecer', 'O melhor de um evento está ao seu lado. Venha um pouco antes.'],
        ['Um plano para o dia', 'Data, local e programa estão aqui assim que forem definidos.'],
        ['Um lugar para você', 'Responda, e contamos com a sua presença.'],
      ],
    },
    offer: {
      title: 'Programa',
      heading: 'O que está previsto',
      lead: 'As partes do dia, até onde estão definidas.',
      notes: [
        ['Comida e acesso', 'Diga na resposta o que não come e do que precisa para participar.'],
        ['Vir com alguém', 'Diga quantos são, para que ninguém fique em pé.'],
      ],
    },
    way: {
      title: 'Participar',
      heading: 'Como participar',
      lead: 'Leva um minuto.',
      steps: [
        ['Responda', 'Diga se vem, e quantos são.'],
        ['Anote a data', 'De preferência agora mesmo.'],
        ['Venha', 'Se surgir algo, escreva.'],
      ],
    },
    about: [
      'Para que as pessoas se encontrem, alguém precisa começar. Foi o que fizemos.',
      'Se quiser ajudar, com as mãos ou com ideias, escreva.',
    ],
    faq: [
      ['Até quando posso responder?', 'O quanto antes. Quando acabam os lugares, a página diz.'],
      ['Posso levar alguém?', 'Indique na resposta o número de pessoas.'],
      [
        'E se afinal eu não puder ir?',
        'Escreva pelo formulário de contato. O lugar fica livre para outra pessoa.',
      ],
    ],
    call: {
      heading: 'Você vem?',
      text: 'Responda em um minuto, e contamos com você.',
      action: 'Dizer que vou',
    },
    earns: 'Ingressos, parceiros ou uma contribuição dos convidados.',
  },
  waitlist: {
    noun: 'Lista de espera',
    lead: 'Ainda não abriu. Deixe o seu endereço e saiba antes de todos.',
    what: {
      heading: 'Por que entrar agora',
      cards: [
        ['Saber antes', 'Você recebe a notícia antes que ela saia em outro lugar.'],
        ['Avançar', 'Compartilhe o seu link. A cada pessoa que entra por ele, você avança.'],
        ['Opinar', 'Diga o que espera enquanto ainda se pode mudar.'],
      ],
    },
    offer: {
      title: 'O que vem',
      heading: 'Em que trabalhamos',
      lead: 'Tudo o que se pode dizer hoje.',
      notes: [
        ['Sem propaganda', 'O seu endereço serve só para esta lista. Pode sair quando quiser.'],
        ['Quando começa', 'Damos uma data quando tivermos certeza.'],
      ],
    },
    way: {
      title: 'Como funciona',
      heading: 'Como funciona a lista',
      lead: 'Quem chega primeiro vem primeiro. Com uma exceção: quem traz amigos avança.',
      steps: [
        ['Entre na lista', 'Deixe o seu e-mail.'],
        ['Compartilhe o link', 'Você recebe um só seu. Ele conta quem entra por ele.'],
        ['Receba a notícia', 'Quando for a sua vez, escrevemos.'],
      ],
    },
    about: [
      'Abrimos quando estiver bom o bastante para usar, não quando um calendário mandar.',
      'Até lá, a lista mostra quem espera, e por quê.',
    ],
    faq: [
      ['Entrar custa algo?', 'Não. E não obriga a nada.'],
      [
        'Como avanço?',
        'Compartilhe o link que recebe ao entrar. Cada pessoa que entra por ele faz você avançar.',
      ],
      ['Como saio da lista?', 'Escreva pelo formulário de contato, e apagamos o seu endereço.'],
    ],
    call: {
      heading: 'Esteja lá na abertura',
      text: 'Deixe o seu endereço. É um instante.',
      action: 'Entrar na lista',
    },
    earns: 'A decidir; a lista mostra quanta gente tem interesse.',
  },
} satisfies Record<string, SubjectCopy>;
