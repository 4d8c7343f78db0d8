// Word cards: word | meaning | example | level. English for Turkish learners; Spanish for English learners.
export const vocabularyRows = `
to borrow~prestar | ödünç almak~to lend | May I borrow your pen?~¿Me prestas el lápiz? | a2
to lend~olvidar | ödünç vermek~to forget | Can you lend me your car?~No olvides las llaves. | a2
to improve~mejorar | geliştirmek~to improve | I want to improve my English.~Quiero mejorar mi español. | b1
to avoid~evitar | kaçınmak~to avoid | Avoid driving at night.~Evita conducir de noche. | b1
to suggest~sugerir | önermek~to suggest | I suggest taking the train.~Sugiero tomar el tren. | b1
to achieve~lograr | başarmak~to achieve | She achieved her goal.~Logró su objetivo. | b2
to wonder~preguntarse | merak etmek~to wonder | I wonder where he is.~Me pregunto dónde está. | b1
to realise~darse cuenta | fark etmek~to realise | I realised my mistake.~Me di cuenta del error. | b1
to complain~quejarse | şikâyet etmek~to complain | They complained about the noise.~Se quejaron del ruido. | b1
to hesitate~dudar | tereddüt etmek~to hesitate | Don't hesitate to ask.~No dudes en preguntar. | b2
neighbour~vecino | komşu~neighbour | My neighbour has a dog.~Mi vecino tiene un perro. | a1
kitchen~cocina | mutfak~kitchen | The kitchen is small.~La cocina es pequeña. | a1
weather~tiempo | hava durumu~weather | The weather is lovely.~Hace buen tiempo. | a1
luggage~equipaje | bavul, eşya~luggage | Where is my luggage?~¿Dónde está mi equipaje? | a2
receipt~recibo | fiş~receipt | Can I have the receipt?~¿Me da el recibo? | a2
appointment~cita | randevu~appointment | I have an appointment at nine.~Tengo una cita a las nueve. | a2
opportunity~oportunidad | fırsat~opportunity | It is a good opportunity.~Es una buena oportunidad. | b1
advice~consejo | tavsiye~advice | He gave me good advice.~Me dio un buen consejo. | b1
knowledge~conocimiento | bilgi~knowledge | Knowledge is power.~El conocimiento es poder. | b1
environment~medio ambiente | çevre~environment | We must protect the environment.~Hay que cuidar el medio ambiente. | b1
deadline~plazo | son teslim tarihi~deadline | The deadline is Friday.~El plazo es el viernes. | b2
challenge~reto | zorluk~challenge | It was a real challenge.~Fue un verdadero reto. | b2
effort~esfuerzo | çaba~effort | Thank you for your effort.~Gracias por tu esfuerzo. | b1
habit~costumbre | alışkanlık~habit | Reading is a good habit.~Leer es una buena costumbre. | a2
polite~amable | kibar~kind | The waiter was polite.~El camarero es amable. | a2
busy~ocupado | meşgul~busy | I am busy today.~Hoy estoy ocupado. | a1
quiet~tranquilo | sessiz~quiet | It is a quiet street.~Es una calle tranquila. | a1
cheap~barato | ucuz~cheap | This shirt is cheap.~Esta camisa es barata. | a1
reliable~fiable | güvenilir~reliable | She is a reliable friend.~Es una amiga fiable. | b1
stubborn~terco | inatçı~stubborn | My cat is stubborn.~Mi gato es terco. | b2
curious~curioso | meraklı~curious | Children are curious.~Los niños son curiosos. | b1
exhausted~agotado | bitkin~exhausted | I was exhausted after work.~Estaba agotado después del trabajo. | b2
however~sin embargo | ancak~however | However, it rained.~Sin embargo, llovió. | b1
although~aunque | -e rağmen~although | Although it was late, we stayed.~Aunque era tarde, nos quedamos. | b1
already~ya | çoktan~already | I have already eaten.~Ya he comido. | a2
instead~en lugar de | onun yerine~instead of | Take the bus instead.~Agua en lugar de café. | b1
`;
