import type { SubjectCopy } from '../copy.js';

export const CARE = {
  beauty: {
    noun: 'Salão de beleza',
    lead: 'Olhamos, ouvimos e só então começamos. Você sai como queria, e sabe como manter em casa.',
    what: {
      heading: 'Tempo para você',
      cards: [
        ['Primeiro a conversa', 'Do que gosta, o que nunca deu certo? Começamos por aí.'],
        ['Depois o trabalho', 'Um horário, uma pessoa e duas mãos que sabem o que foi combinado.'],
        ['E em casa', 'Mostramos como manter, com o que já tem na prateleira.'],
      ],
    },
    offer: {
      title: 'Tratamentos',
      heading: 'O que fazemos',
      lead: 'Escolha o que precisa. Na dúvida, descreva, e sugerimos algo.',
      notes: [
        [
          'Pele e alergias',
          'Diga o que não tolera. Conferimos os ingredientes ou testamos numa área pequena.',
        ],
        ['Quanto tempo leva', 'Cabelo, pele e unhas são diferentes. Dizemos o tempo antes de começar.'],
      ],
    },
    way: {
      title: 'Horários',
      heading: 'Como marcar um horário',
      lead: 'Envie um pedido. O horário é seu quando o confirmamos.',
      steps: [
        ['Escolha', 'Um tratamento, ou descreva o que tem em mente.'],
        ['Diga quando pode', 'Com duas ou três sugestões é mais fácil combinar.'],
        ['Venha como é', 'Confirmamos o horário e dizemos se há algo a preparar.'],
      ],
    },
    about: [
      'Nesta profissão, trabalhar bem é sobretudo ouvir. O resto é prática, ferramentas limpas e mão firme.',
      'Dizemos com sinceridade quando algo não vai combinar ou não vai durar. A decisão é sua.',
    ],
    faq: [
      ['Como me preparo?', 'Venha como é. Se um tratamento pede preparo, dizemos ao confirmar.'],
      ['E se eu não gostar?', 'Diga logo, de preferência ainda aqui. Olhamos juntos.'],
      [
        'Posso mudar o horário?',
        'Sim, escreva ou ligue o quanto antes, para que outra pessoa possa usar o tempo.',
      ],
    ],
    call: {
      heading: 'Quando fica bem?',
      text: 'Diga o que gostaria e em que horários pode.',
      action: 'Pedir um horário',
    },
    earns: 'Tratamentos com hora marcada, vales e produtos para casa.',
  },
  health: {
    noun: 'Consultório',
    lead: 'Conte o que incomoda. Temos tempo para ouvir, examinar e explicar antes que algo seja decidido.',
    what: {
      heading: 'Como ajudamos',
      cards: [
        ['Primeiro ouvir', 'Quando começou, o que alivia, o que piora? Suas respostas mostram o caminho.'],
        ['Explicações claras', 'Dizemos o que encontramos com palavras que você pode repetir em casa.'],
        ['Decidir em conjunto', 'Você sabe o que há a favor e contra cada opção. Nada se faz sem o seu sim.'],
      ],
    },
    offer: {
      title: 'Serviços',
      heading: 'O que tratamos',
      lead: 'Um resumo. Se o seu caso não está na lista, pergunte; dizemos se este é o lugar certo.',
      notes: [
        ['O que trazer', 'Exames anteriores, a lista dos remédios e os dados do plano poupam tempo.'],
        ['Em uma emergência', 'Não escreva para nós. Ligue para o número de emergência do seu país.'],
      ],
    },
    way: {
      title: 'Primeira visita',
      heading: 'Sua primeira visita',
      lead: 'Para saber o que esperar antes de vir.',
      steps: [
        [
          'Peça um horário',
          'Diga em poucas palavras do que se trata e quando pode. Deixe de fora detalhes privados.',
        ],
        ['Conversa e exame', 'Perguntamos, olhamos e explicamos o que vemos.'],
        ['Um plano', 'Você sai sabendo o que vem depois, e a quem perguntar.'],
      ],
    },
    about: [
      'Cuidar começa com atenção. Perguntamos até entender, e respondemos até que tudo fique claro.',
      'O que nos conta fica aqui.',
    ],
    faq: [
      [
        'O que levo na primeira visita?',
        'Exames anteriores, se houver, a lista dos remédios e as perguntas que quer fazer.',
      ],
      ['Quem paga?', 'Depende do tratamento e do plano de saúde. Pergunte antes da primeira consulta.'],
      [
        'E se eu não puder ir?',
        'Desmarque o quanto antes, por favor. Outra pessoa pode precisar do horário.',
      ],
    ],
    call: {
      heading: 'Como podemos ajudar?',
      text: 'Peça um horário. Respondemos com uma data.',
      action: 'Pedir um horário',
    },
    earns: 'Tratamentos e consultas, pagos pelos pacientes ou pelo plano de saúde.',
  },
  fitness: {
    noun: 'Estúdio de treino',
    lead: 'Comece de onde está hoje. Mostramos o próximo passo, e o que vem depois.',
    what: {
      heading: 'Como se treina aqui',
      cards: [
        [
          'Também para começar',
          'Ninguém precisa estar em forma antes da primeira aula. É para isso que servem as aulas.',
        ],
        ['Primeiro a técnica', 'Um movimento limpo antes de um rápido ou pesado. Olhamos e corrigimos.'],
        ['Um ritmo que dura', 'Um dia fixo vale mais que uma boa intenção. Ache o seu.'],
      ],
    },
    offer: {
      title: 'Aulas',
      heading: 'Aulas e treino',
      lead: 'Ache o que combina com o seu corpo, a sua semana e o seu ânimo.',
      notes: [
        ['O que vestir', 'Roupa confortável e algo para beber. Se uma aula pede mais, dizemos.'],
        ['Depois de uma lesão', 'Diga antes de começar e pergunte ao médico. Adaptamos os exercícios.'],
      ],
    },
    way: {
      title: 'Começar',
      heading: 'Sua primeira aula',
      lead: 'Três pequenos passos, e pronto.',
      steps: [
        ['Escreva', 'Conte o que já fez e o que gostaria de fazer.'],
        ['Experimente', 'Sugerimos uma aula ou um horário e dizemos o que trazer.'],
        ['Decida depois', 'Veja como se sente na manhã seguinte. Então escolha.'],
      ],
    },
    about: [
      'Movimento não é competição. É um hábito, e hábitos crescem bem em companhia.',
      'Procuramos ver cada pessoa, e dizemos quando um exercício não é para você.',
    ],
    faq: [
      [
        'Estou em forma para isso?',
        'Sim. Os exercícios podem ficar mais fáceis ou mais difíceis. Em caso de doença, pergunte antes ao médico.',
      ],
      [
        'O que preciso para a primeira aula?',
        'Roupa confortável, algo para beber e um pouco de tempo antes do início.',
      ],
      [
        'Posso experimentar antes de decidir?',
        'Pergunte. Dizemos o que é possível na aula que tem em mente.',
      ],
    ],
    call: {
      heading: 'Vamos ao primeiro passo?',
      text: 'Diga o que gostaria de experimentar. Achamos a aula.',
      action: 'Pedir uma primeira aula',
    },
    earns: 'Aulas avulsas, pacotes e mensalidades; treino individual.',
  },
} satisfies Record<string, SubjectCopy>;
