import type { SubjectCopy } from '../copy.js';

export const SERVICES = {
  professional: {
    noun: 'Asesoría',
    lead: 'Tú traes la pregunta. Ordenamos los hechos, mostramos las opciones y decimos qué haríamos.',
    what: {
      heading: 'En qué ayudamos',
      cards: [
        ['Una imagen clara', '¿Cómo está el asunto, qué urge, qué solo parece urgente? Eso va primero.'],
        ['Opciones y consecuencias', 'Cada camino tiene su precio y su riesgo. Escribimos ambos.'],
        ['Trabajo terminado', 'Cartas, cifras, plazos: acordados antes y tachados después.'],
      ],
    },
    offer: {
      title: 'Servicios',
      heading: 'Lo que hacemos por ti',
      lead: 'Los campos en que trabajamos. En los límites te decimos quién sabe más.',
      notes: [
        [
          'Confidencial',
          'Lo que nos cuentas queda entre nosotros. Envía documentos solo cuando hayamos acordado cómo.',
        ],
        ['Honorarios', 'Sabes por escrito cómo cobramos antes de que empiece el trabajo.'],
      ],
    },
    way: {
      title: 'Cómo trabajamos',
      heading: 'Cómo trabajamos contigo',
      lead: 'Sin formularios largos. Una conversación y después un plan.',
      steps: [
        [
          'Primera conversación',
          'Tú cuentas el asunto, nosotros preguntamos. Al final ambos saben si encaja.',
        ],
        ['Propuesta', 'Alcance, calendario y honorarios por escrito. Decides con calma.'],
        ['Trabajo e informe', 'Sabes cómo va todo sin tener que preguntar.'],
      ],
    },
    about: [
      'Un buen consejo se reconoce porque después el asunto es más sencillo que antes.',
      'Por eso preguntamos hasta entenderlo, y solo entonces respondemos.',
    ],
    faq: [
      [
        '¿Qué debo preparar?',
        'La pregunta en dos o tres frases, el plazo si lo hay y una lista de los documentos que existen.',
      ],
      [
        '¿Cómo se fijan los honorarios?',
        'Según el asunto, el trabajo y lo que acordemos. Los conoces antes de empezar.',
      ],
      [
        '¿Cómo nos comunicamos?',
        'Como prefieras: en persona, por teléfono o por escrito. Lo acordamos en la primera conversación.',
      ],
    ],
    call: {
      heading: '¿De qué se trata?',
      text: 'Bastan unas líneas. Respondemos con una fecha para hablar.',
      action: 'Acordar una conversación',
    },
    earns: 'Honorarios por hora, por proyecto o por cuota mensual.',
  },
  studio: {
    noun: 'Estudio creativo',
    lead: 'Tienes un motivo y un plazo. Buscamos la forma y enseñamos cada paso del camino.',
    what: {
      heading: 'Qué hacemos con ello',
      cards: [
        ['Escuchar lo esencial', '¿Qué debe cambiar cuando salga al mundo? Empezamos por ahí.'],
        ['Bocetos que se tocan', 'Pronto, en bruto y varios. Es más fácil elegir que imaginar.'],
        ['Trabajo terminado', 'Archivos, impresos, piezas: entregados completos y en orden.'],
      ],
    },
    offer: {
      title: 'Servicios',
      heading: 'Qué puedes pedirnos',
      lead: 'Encargos grandes y pequeños. La primera conversación dirá cuál.',
      notes: [
        [
          'Derechos de uso',
          'Dónde, cuánto tiempo y para qué: lo fijamos con el presupuesto, en palabras claras.',
        ],
        ['Rondas de cambios', 'Acordamos cuántas antes de empezar. Así nadie cuenta después.'],
      ],
    },
    way: {
      title: 'Proceso',
      heading: 'Del encargo a la pieza terminada',
      lead: 'Tres etapas, y después de cada una decides cómo seguir.',
      steps: [
        ['Encargo', 'Dinos el fin, el público, el plazo y lo que puedes gastar.'],
        ['Boceto', 'Ves direcciones, no adornos. Hablamos de lo que funciona.'],
        ['Entrega', 'Lo terminamos, lo entregamos y seguimos disponibles para preguntas.'],
      ],
    },
    about: [
      'Crear es quitar. La mayor parte de nuestro trabajo es encontrar lo que sobra.',
      'Nos gustan los encargos claros, las palabras francas y los plazos que significan algo.',
    ],
    faq: [
      [
        '¿Cuánto cuesta un proyecto?',
        'Depende del alcance, del uso y del tiempo. Descríbelo y recibes un presupuesto para decidir.',
      ],
      ['¿Cuánto tarda?', 'Di primero tu fecha. Te decimos si es posible y qué necesita de tu parte.'],
      ['¿Y si no me gustan los bocetos?', 'Entonces hablamos de por qué. Para eso están los bocetos.'],
    ],
    call: {
      heading: '¿En qué trabajas?',
      text: 'Envía la idea, aunque esté en bruto. Respondemos con preguntas y un paso siguiente.',
      action: 'Describir un proyecto',
    },
    earns: 'Encargos por presupuesto, tarifas por día y licencias de uso.',
  },
} satisfies Record<string, SubjectCopy>;
