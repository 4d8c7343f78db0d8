import { entity, noOverlap, subjectsOf } from '../define.ts';
import { clients, customers, owners, patients, staffOf } from '../shared-entities.ts';

const states = 'Bekliyor~Waiting:w, Onaylandı~Confirmed:i, Tamamlandı~Done:s, Gelmedi~No show:d';
const names = 'randevu, randevular ~ appointment, appointments';

export const healthSubjects = subjectsOf('appointments', [
  {
    id: 'dentist',
    tr: 'diş hekimi, dişçi, diş kliniği, diş doktoru, diş polikliniği, ağız ve diş sağlığı',
    en: 'dentist, dental clinic, dental practice, orthodontist, dental office',
    hints: 'diş, dolgu, implant, kanal tedavisi ~ tooth, filling, implant, root canal',
    name: 'Diş Randevu~Dental Desk',
    icon: 'medkit',
    palettes: 'sky teal mint',
    entities: [
      entity(
        'appointment appointments calendar',
        names,
        `patient!; kind! #service İşlem~Treatment = Muayene~Check-up, Dolgu~Filling, Kanal tedavisi~Root canal, Diş taşı temizliği~Scale and polish, İmplant~Implant, Diş çekimi~Extraction
        tooth; dt!; dur; price; status! = ${states}; note`,
        `
        0 | checkUp | | 0 09:30 | 30 | 800~60 | done
        1 | filling | 26 | 0 10:30 | 45 | 2500~140 | confirmed
        2 | rootCanal | 36 | 0 13:00 | 90 | 7500~480 | confirmed | İkinci seans~Second session
        3 | scaleAndPolish | | 0 15:30 | 40 | 2000~85 | waiting
        4 | implant | 14 | +1 11:00 | 120 | 32000~1900 | confirmed | Kan sulandırıcı kullanıyor~Takes blood thinners
        5 | checkUp | | +2 16:00 | 30 | 800~60 | waiting
        `,
        [noOverlap()],
      ),
      patients(0),
    ],
  },
  {
    id: 'clinic',
    tr: 'klinik, doktor randevusu, muayenehane, hasta takibi, poliklinik, doktor, hastane randevusu, fizyoterapi, fizik tedavi, fizyoterapist',
    en: 'clinic, doctor appointment, medical practice, doctor, physio, physiotherapy, physiotherapist, patient record, gp surgery',
    hints: 'hasta, muayene, kontrol, tedavi, seans ~ patient, examination, consultation, treatment, session',
    name: 'Klinik Ajandası~Clinic Diary',
    icon: 'medical',
    palettes: 'teal sky slate',
    entities: [
      entity(
        'appointment appointments calendar',
        names,
        `patient!; staff! Doktor~Doctor; dt!; dur; kind = İlk muayene~First visit, Kontrol~Follow-up, Seans~Session, Sonuç görüşmesi~Results
        status! = ${states}; note`,
        `
        0 | 0 | 0 09:00 | 20 | followUp | done
        1 | 1 | 0 09:30 | 45 | session | done | Sağ omuz, 4. seans~Right shoulder, session 4
        2 | 0 | 0 11:00 | 30 | firstVisit | confirmed
        3 | 0 | 0 14:00 | 15 | results | confirmed | Kan tahlili~Blood test
        4 | 1 | 0 16:00 | 45 | session | waiting
        5 | 0 | +1 10:00 | 30 | firstVisit | waiting
        `,
        [noOverlap('staff')],
      ),
      patients(6, 6, 'bday', '-14200 / -19800 / -11350 / -23100 / -9600 / -16900'),
      staffOf(
        'Dr. Leyla Aras~Dr. Helen Ford | Dahiliye~General medicine\nFzt. Umut Ergin~Peter Lane | Fizyoterapist~Physiotherapist',
        'doktor, doktorlar ~ doctor, doctors',
      ),
    ],
  },
  {
    id: 'vet',
    tr: 'veteriner, veteriner kliniği, hayvan hastanesi',
    en: 'vet, veterinary clinic, veterinarian',
    hints: 'kedi, köpek, aşı, kısırlaştırma, mikroçip ~ cat, dog, vaccine, neutering, microchip',
    name: 'Pati Klinik~Paw Clinic',
    icon: 'paw',
    palettes: 'mint forest amber',
    entities: [
      entity(
        'appointment appointments calendar',
        names,
        `pet!; kind! #service İşlem~Reason = Muayene~Check-up, Aşı~Vaccination, Kısırlaştırma~Neutering, Tıraş ve bakım~Grooming, Kontrol~Follow-up
        dt!; dur; vaccine #subtitle; price; status! = ${states}; note`,
        `
        0 | vaccination | 0 10:00 | 20 | Kuduz~Rabies | 900~45 | done
        1 | checkUp | 0 11:30 | 30 | | 1200~65 | confirmed | Topallıyor~Limping on the left leg
        2 | grooming | 0 14:00 | 60 | | 1500~55 | confirmed
        3 | followUp | 0 16:30 | 20 | | 600~40 | waiting
        4 | neutering | +1 09:00 | 90 | | 6500~220 | confirmed | Aç gelecek~No food after midnight
        0 | vaccination | +3 10:30 | 20 | Karma~DHPP | 900~45 | waiting
        `,
        [noOverlap()],
      ),
      entity(
        'pet pets paw',
        'hasta hayvan, hasta hayvanlar ~ pet, pets',
        'name!; owner!; kind #category = Köpek~Dog, Kedi~Cat, Kuş~Bird, Tavşan~Rabbit; breed; bday; weight',
        `
        Pamuk~Luna | 0 | cat | Ankara kedisi~Persian | -900 | 4.2
        Karabaş~Max | 1 | dog | Kangal~German Shepherd | -1800 | 46~34
        Fıstık~Bella | 2 | dog | Golden~Golden Retriever | -1300 | 29
        Boncuk~Oreo | 3 | cat | Tekir~Tabby | -500 | 3.6
        Duman~Smokey | 4 | cat | British~British Shorthair | -260 | 3.1
        Limon~Kiwi | 5 | bird | Muhabbet kuşu~Budgie | -700 | 0.04
        `,
      ),
      owners(2),
    ],
  },
  {
    id: 'therapist',
    tr: 'psikolog, danışan takibi, terapist, terapi, psikolojik danışman, yaşam koçu, danışmanlık',
    en: 'therapist, psychologist, counsellor, counselor, therapy practice, life coach, coaching client, consultant',
    hints: 'seans, danışan, terapi ~ session, client, therapy',
    name: 'Seans Defteri~Session Notes',
    icon: 'chatbubble-ellipses',
    palettes: 'plum teal slate',
    entities: [
      entity(
        'session sessions calendar',
        'seans, seanslar ~ session, sessions',
        'person! Danışan~Client; dt!; dur; kind = Yüz yüze~In person, Online~Online; price; paid; note',
        `
        0 | 0 10:00 | 50 | inPerson | 2500~120 | 1 | Uyku düzeni konuşuldu~Talked about sleep
        1 | 0 12:00 | 50 | online | 2200~110 | |
        2 | 0 15:00 | 50 | inPerson | 2500~120 | |
        3 | 0 18:30 | 50 | online | 2200~110 | | İlk görüşme~First session
        4 | +1 11:00 | 50 | inPerson | 2500~120 | |
        0 | +7 10:00 | 50 | inPerson | 2500~120 | |
        `,
        [noOverlap()],
      ),
      clients(14),
    ],
  },
  {
    id: 'dietitian',
    tr: 'diyetisyen, beslenme uzmanı, diyetisyen randevusu',
    en: 'dietitian, nutritionist, nutrition client, dietician',
    hints: 'diyet listesi, danışan, kilo, öğün ~ meal plan, client, weight',
    name: 'Diyet Takvimi~Diet Desk',
    icon: 'nutrition',
    palettes: 'mint olive forest',
    entities: [
      entity(
        'appointment appointments calendar',
        names,
        `person! Danışan~Client; dt!; dur; weight; target>targetWeight:number #target (kg) Hedef kilo~Target weight <0..>; plan; status! = ${states}`,
        `
        0 | 0 10:00 | 40 | 78.4 | 68 | 1400 kcal, ara öğün iki kez~1400 kcal, two snacks | done
        1 | 0 11:30 | 40 | 91.2 | 80 | 1700 kcal, akşam karbonhidrat yok~1700 kcal, no carbs at dinner | confirmed
        2 | 0 14:00 | 60 | 64 | 60 | | confirmed
        3 | 0 16:00 | 40 | 85.7 | 75 | Şekersiz, bol su~No sugar, plenty of water | waiting
        4 | +1 10:30 | 40 | 70.3 | 63 | | waiting
        0 | -14 10:00 | 40 | 79.9 | 68 | 1500 kcal | done
        `,
        [noOverlap()],
      ),
      clients(9),
    ],
  },
  {
    id: 'generalBooking',
    tr: 'randevu, randevu defteri, randevu sistemi, online randevu',
    en: 'appointment, booking, appointment book, scheduling, booking system, appointment scheduler',
    hints: 'müsait, boş saat, hizmet ~ available, slot, service, schedule',
    name: 'Randevu Defteri~Appointment Book',
    icon: 'calendar',
    palettes: 'indigo teal terracotta',
    entities: [
      entity(
        'appointment appointments calendar',
        names,
        `customer!; service:text! #service Hizmet~Service; dt!; dur; price; status! = ${states}; note`,
        `
        0 | İlk görüşme~First meeting | 0 09:30 | 30 | 0 | done
        1 | Keşif~Site visit | 0 11:00 | 60 | 750~40 | confirmed | Adresi mesajla attı~Sent the address by text
        2 | Danışmanlık~Consultation | 0 14:00 | 60 | 1800~95 | confirmed
        3 | Kontrol~Check | 0 16:30 | 30 | 500~30 | waiting
        4 | Danışmanlık~Consultation | +1 10:00 | 60 | 1800~95 | waiting
        5 | İlk görüşme~First meeting | +2 13:30 | 30 | 0 | confirmed
        `,
        [noOverlap()],
      ),
      customers(18),
    ],
  },
]);
