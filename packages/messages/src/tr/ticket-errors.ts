import type { ErrorType } from '@kilim/contract';

/** Errors of support tickets. */
export const ticketErrors = {
  ticket_not_found: 'Destek talebi bulunamadı.',
  ticket_closed: 'Bu talep kapandı, artık yanıt yazılamaz. Gerekirse yeni bir talep açın.',
  ticket_not_resolved: 'Yalnızca çözülen talepler değerlendirilebilir.',
  ticket_already_rated: 'Bu talebi daha önce değerlendirdiniz.',
  ticket_limit_reached:
    'Aynı anda en fazla {{limit}} talebiniz açık olabilir. Açık taleplerinizden birine yazabilirsiniz.',
  ticket_reply_limit_reached:
    'Bu talepteki mesaj sayısı sınıra ulaştı: {{limit}}. Lütfen yeni bir talep açın.',
  ticket_reference_not_found: 'Seçtiğiniz proje bulunamadı. Başka bir proje seçin veya projesiz gönderin.',
  ticket_assignee_not_found: 'Talep yalnızca bir yöneticiye atanabilir.',
  ticket_attachment_not_found:
    'Eklediğiniz bir dosya artık yok. Lütfen onu kaldırıp yeniden ekleyin, ardından tekrar gönderin.',
  ticket_attachment_limit_reached:
    'Bir talepte en fazla {{files}} dosya ve toplam {{limit}} MB ek olabilir. Lütfen dosya çıkarın.',
  ticket_attachments_unsent:
    'Yükleyip göndermediğiniz {{limit}} dosya var. Lütfen önce mesajınızı gönderin veya dosya kaldırın.',
  ticket_message_answered: 'Son mesajınız yanıtlandı. Dosyayı yeni bir yanıtla gönderin.',
  ticket_message_full: 'Bir mesaja en fazla {{files}} dosya eklenebilir.',
  turn_charge_not_found: 'Bu yanıt için iade edilecek kredi yok.',
} as const satisfies Partial<Record<ErrorType, string>>;
