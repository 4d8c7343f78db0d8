import { drivingRows } from '../content/driving-licence.ts';
import { triviaRows } from '../content/trivia.ts';
import { vocabularyRows } from '../content/vocabulary.ts';
import { entity, subjectsOf } from '../define.ts';

const levels = 'A1~A1, A2~A2, B1~B1, B2~B2';

export const quizSubjects = subjectsOf('quiz', [
  {
    id: 'trivia',
    tr: 'bilgi yarışması, test, quiz, bilgi testi, genel kültür, soru bankası, yarışma, test çözme, sınav uygulaması, milyoner',
    en: 'quiz, trivia, general knowledge, quiz game, test app, question bank, trivia game',
    hints: 'soru, şık, puan, süre ~ question, answer, score, round',
    name: 'Bil Bakalım~Quiz Night',
    icon: 'help-circle',
    palettes: 'violet amber ocean',
    options: { quiz: 'trivia' },
    entities: [
      entity(
        'question questions help-circle',
        'soru, sorular ~ question, questions',
        `question!; choices!; answer!; cat! = Coğrafya~Geography, Tarih~History, Bilim~Science, Spor~Sport, Sanat~Arts`,
        triviaRows,
      ),
    ],
  },
  {
    id: 'vocabulary',
    tr: 'kelime kartları, kelime, ingilizce kelime, kelime ezberleme, kelime öğrenme, kelime kartı, ezber kartları, çalışma kartları, bilgi kartları, soru cevap kartı, soru kartı, formül kart, formül ezberleme, yazım kuralları, ezber kartı',
    en: 'vocabulary, flashcard, flash card, word card, vocabulary card, study card, spaced repetition, spanish word, spelling bee, spelling practice, spelling, revision card, formula card',
    hints: 'ezber, anlam, kart, tekrar ~ memorise, meaning, deck, review',
    name: 'Kelime Kartları~Word Cards',
    icon: 'albums',
    palettes: 'indigo rose mint',
    options: { quiz: 'flashcards' },
    entities: [
      entity(
        'card cards albums',
        'kart, kartlar ~ card, cards',
        `word! #question Kelime~Word; meaning! #answer Anlam~Meaning; sentence; level:choice! #category Seviye~Level = ${levels}; done Öğrendim~Learned`,
        vocabularyRows,
      ),
    ],
  },
  {
    id: 'languageLearning',
    tr: 'dil öğrenme, ingilizce, ingilizce öğrenme, almanca, yabancı dil, konuşma kalıpları, dil kursu, türkçe öğrenme',
    en: 'language learning, learn spanish, learn english, phrasebook, language app, learn german, learn turkish, foreign language',
    hints: 'cümle, telaffuz, seri, günlük ~ phrase, pronunciation, streak, daily',
    name: 'Her Gün Bir Cümle~Phrase a Day',
    icon: 'language',
    palettes: 'mint ocean amber',
    options: { quiz: 'phrases' },
    entities: [
      entity(
        'phrase phrases language',
        'kalıp, kalıplar ~ phrase, phrases',
        `sentence! #question İfade~Phrase; meaning! #answer Anlam~Meaning; cat! Konu~Topic = Tanışma~Meeting, Restoran~Restaurant, Yol~Directions, Alışveriş~Shopping, Otel~Hotel; level:choice Seviye~Level = ${levels}; done Öğrendim~Learned`,
        `
        Nice to meet you.~Mucho gusto. | Tanıştığıma memnun oldum.~Nice to meet you. | meeting | a1 | 1
        Where are you from?~¿De dónde eres? | Nerelisin?~Where are you from? | meeting | a1 | 1
        What do you do for a living?~¿A qué te dedicas? | Ne iş yapıyorsun?~What do you do for a living? | meeting | a2
        I have heard a lot about you.~He oído hablar mucho de ti. | Sizden çok bahsettiler.~I have heard a lot about you. | meeting | b1
        Could I have the menu, please?~¿Me trae la carta, por favor? | Menüyü alabilir miyim?~Could I have the menu, please? | restaurant | a1
        I am allergic to nuts.~Soy alérgico a los frutos secos. | Kuruyemişe alerjim var.~I am allergic to nuts. | restaurant | a2
        What do you recommend?~¿Qué me recomienda? | Ne önerirsiniz?~What do you recommend? | restaurant | a2
        We would like to pay separately.~Queremos pagar por separado. | Ayrı ödemek istiyoruz.~We would like to pay separately. | restaurant | b1
        How do I get to the station?~¿Cómo llego a la estación? | İstasyona nasıl giderim?~How do I get to the station? | directions | a1
        Is it within walking distance?~¿Se puede ir a pie? | Yürüyerek gidilir mi?~Is it within walking distance? | directions | a2
        Turn left at the traffic lights.~Gire a la izquierda en el semáforo. | Işıklardan sola dönün.~Turn left at the traffic lights. | directions | a2
        I think we are lost.~Creo que estamos perdidos. | Sanırım kaybolduk.~I think we are lost. | directions | a2
        Do you have this in a larger size?~¿Tiene una talla más grande? | Bunun büyük bedeni var mı?~Do you have this in a larger size? | shopping | a2
        I am just looking, thanks.~Solo estoy mirando, gracias. | Sadece bakıyorum, teşekkürler.~I am just looking, thanks. | shopping | a1
        Can I pay by card?~¿Puedo pagar con tarjeta? | Kartla ödeyebilir miyim?~Can I pay by card? | shopping | a1
        I would like to return this.~Quisiera devolver esto. | Bunu iade etmek istiyorum.~I would like to return this. | shopping | b1
        I have a reservation.~Tengo una reserva. | Rezervasyonum var.~I have a reservation. | hotel | a1
        What time is breakfast?~¿A qué hora es el desayuno? | Kahvaltı saat kaçta?~What time is breakfast? | hotel | a1
        The heating does not work.~La calefacción no funciona. | Isıtma çalışmıyor.~The heating does not work. | hotel | a2
        Could you wake me at seven?~¿Puede despertarme a las siete? | Beni yedide uyandırır mısınız?~Could you wake me at seven? | hotel | b1
        `,
      ),
    ],
  },
  {
    id: 'drivingTest',
    tr: 'ehliyet sınavı, ehliyet, ehliyet sınav soruları, trafik levhaları, ehliyet testi, src sınavı',
    en: 'driving licence test, driving theory, theory test, driving test, highway code, road sign, dmv test',
    hints: 'trafik, levha, motor, ilk yardım ~ traffic, sign, priority, mirror',
    name: 'Ehliyet Sınavı~Theory Test',
    icon: 'car-sport',
    palettes: 'cherry ocean slate',
    options: { quiz: 'exam' },
    entities: [
      entity(
        'question questions car-sport',
        'soru, sorular ~ question, questions',
        `question!; choices!; answer!; cat! = Kurallar~Rules, Levhalar~Signs, Güvenlik~Safety, Araç~Vehicle, İlk yardım~First aid`,
        drivingRows,
      ),
    ],
  },
  {
    id: 'kidsMaths',
    tr: 'çocuklar için matematik, matematik oyunu, dört işlem yarışması, matematik yarışması, işlem oyunu, toplama yarışması, çarpım tablosu, toplama çıkarma, dört işlem, zihinden işlem, matematik',
    en: 'maths for children, maths game, maths quiz, math quiz, times table quiz, times table, math for kid, multiplication table, mental maths, arithmetic practice, math',
    hints: 'toplama, çıkarma, çarpma, bölme ~ addition, subtraction, multiply, divide',
    name: 'Sayı Ustası~Number Whizz',
    icon: 'calculator',
    palettes: 'amber sky violet',
    options: { quiz: 'maths' },
  },
]);
