-- The director general decides appeals with `approve` alone: `reject` also enters cheque books, and the register check
-- shows passports to those who approve memberships.
delete from role_permission using role
where role.id = role_permission.role_id and role.code = 'DG'
  and (role_permission.action = 'reject' or role_permission.screen = 'verification-bmet-wewbm');
