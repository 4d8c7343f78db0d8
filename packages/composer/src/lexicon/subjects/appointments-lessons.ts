import { capacityRule, entity, noOverlap, subjectsOf } from '../define.ts';
import { members, staffOf, students } from '../shared-entities.ts';

export const lessonSubjects = subjectsOf('appointments', [
  {
    id: 'privateLessons',
    tr: 'özel ders, özel öğretmen, ders takibi, özel ders takibi, ders randevusu, ders verilir',
    en: 'private lesson, tutoring, tutor, music teacher, lesson tracker',
    hints: 'öğrenci, ders ücreti, veli ~ student, lesson fee, parent',
    name: 'Ders Ajandam~Lesson Diary',
    icon: 'school',
    palettes: 'indigo amber violet',
    entities: [
      entity(
        'lesson lessons calendar',
        'ders, dersler ~ lesson, lessons',
        `student!; kind! #service Ders~Subject = Matematik~Maths, Fizik~Physics, İngilizce~English, Piyano~Piano
        dt!; dur; price Ders ücreti~Lesson fee; paid; note Ne işlendi~What we covered`,
        `
        0 | maths | 0 16:00 | 60 | 1200~40 | 1 | Üslü sayılar bitti~Finished exponents
        1 | physics | 0 17:30 | 90 | 1600~55 | |
        2 | english | 0 19:30 | 60 | 1100~38 | |
        3 | piano | +1 16:30 | 45 | 1000~35 | | Parça: Für Elise~Piece: Für Elise
        0 | maths | +2 16:00 | 60 | 1200~40 | |
        4 | maths | +3 18:00 | 60 | 1200~40 | |
        `,
        [noOverlap()],
      ),
      students(
        12,
        5,
        'class:text #category Sınıf~Year',
        '8. sınıf~Year 8 / 11. sınıf~Year 11 / 10. sınıf~Year 10 / Yetişkin~Adult / 7. sınıf~Year 7',
      ),
    ],
  },
  {
    id: 'drivingSchool',
    tr: 'sürücü kursu, direksiyon dersi, ehliyet kursu, sürücü okulu',
    en: 'driving school, driving lesson, driving instructor',
    hints: 'direksiyon, eğitmen, kursiyer, park ~ instructor, learner, test date, parking',
    name: 'Direksiyon Dersi~Drive Lessons',
    icon: 'car-sport',
    palettes: 'cherry slate sky',
    entities: [
      entity(
        'lesson lessons calendar',
        'direksiyon dersi, direksiyon dersleri ~ driving lesson, driving lessons',
        `student! Kursiyer~Learner; staff! Eğitmen~Instructor; vehicle!; dt!; dur
        kind = Şehir içi~City, Park~Parking, Çevre yolu~Motorway, Sınav provası~Mock test
        status! = Planlandı~Planned:i, Yapıldı~Done:s, Gelmedi~No show:d; note`,
        `
        0 | 0 | 0 | 0 09:00 | 60 | parking | done | Geri park hâlâ zor~Reverse parking still hard
        1 | 0 | 0 | 0 10:30 | 60 | city | planned
        2 | 1 | 1 | 0 10:30 | 60 | motorway | planned
        3 | 1 | 1 | 0 14:00 | 60 | mockTest | planned
        4 | 0 | 0 | +1 09:00 | 60 | city | planned
        0 | 0 | 0 | +2 09:00 | 60 | mockTest | planned | Sınavdan önce son ders~Last lesson before the test
        `,
        [noOverlap('staff'), noOverlap('vehicle')],
      ),
      students(20, 5),
      staffOf(
        'Kemal Hoca~Steve | Direksiyon eğitmeni~Instructor\nSevda Hoca~Linda | Direksiyon eğitmeni~Instructor',
        'eğitmen, eğitmenler ~ instructor, instructors',
      ),
      entity(
        'vehicle vehicles car',
        'araç, araçlar ~ car, cars',
        'plate!; model; kind = Manuel~Manual, Otomatik~Automatic',
        '34 SRC 018~4DRV018 | Clio | manual\n34 SRC 024~4DRV024 | Corolla | automatic',
      ),
    ],
  },
  {
    id: 'yogaClass',
    tr: 'pilates, yoga, yoga stüdyosu, pilates stüdyosu, grup dersi, reformer, dans kursu, zumba, kurs programı',
    en: 'yoga, pilates, yoga studio, pilates studio, fitness class, dance class, dance studio, group class, class booking',
    hints: 'kontenjan, mat, eğitmen, stüdyo ~ capacity, mat, instructor, studio',
    name: 'Stüdyo Dersleri~Studio Classes',
    icon: 'body',
    palettes: 'violet mint rose',
    options: { home: 'slots' },
    entities: [
      entity(
        'session sessions calendar',
        'ders, dersler ~ class, classes',
        'title! Ders~Class; staff! Eğitmen~Instructor; dt!; dur; capacity!; place Salon~Studio',
        `
        Reformer pilates~Reformer pilates | 0 | 0 09:30 | 50 | 6 | Salon 1~Studio 1
        Vinyasa yoga~Vinyasa yoga | 1 | 0 12:30 | 60 | 12 | Salon 2~Studio 2
        Mat pilates~Mat pilates | 0 | 0 18:30 | 50 | 10 | Salon 1~Studio 1
        Yin yoga~Yin yoga | 1 | 0 20:00 | 75 | 12 | Salon 2~Studio 2
        Hamile pilatesi~Prenatal pilates | 0 | +1 11:00 | 45 | 5 | Salon 1~Studio 1
        Sabah akışı~Morning flow | 1 | +1 08:00 | 60 | 12 | Salon 2~Studio 2
        `,
        [noOverlap('place')],
      ),
      entity(
        'enrolment enrolments people',
        'katılım, katılımlar ~ enrolment, enrolments',
        'member!; session:reference! #service @session Ders~Class; present; note',
        `
        0 | 0 | 1
        1 | 0 | 1
        2 | 0 | | Geç kalacak~Running late
        3 | 1
        4 | 1
        5 | 2
        `,
        [capacityRule('session', 12)],
      ),
      members(5),
      staffOf(
        'Ebru Hoca~Kate | Pilates~Pilates\nDeniz Hoca~Maya | Yoga~Yoga',
        'eğitmen, eğitmenler ~ instructor, instructors',
      ),
    ],
  },
]);
